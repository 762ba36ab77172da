import { render, screen } from "@testing-library/react";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { getPaginationItems } from "./pagination-items.ts";
import { Pagination } from "./pagination.tsx";

describe("pagesToShow", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, "gap", 9]],
    [3, 9, [1, 2, 3, 4, "gap", 9]],
    [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
    [9, 9, [1, "gap", 8, 9]],
    [-3, 3, [1, 2, 3]],
    [99, 3, [1, 2, 3]],
  ])("%i of %i", (current, count, items) => {
    expect(getPaginationItems(current, count)).toEqual(items);
  });

  it("is ascending, contains both ends and the current page, and never omits a single page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer(), (count, current) => {
        const items = getPaginationItems(current, count);
        const pages = items.filter((item) => item !== "gap");
        expect(items.length).toBeLessThanOrEqual(7);
        expect(new Set(pages)).toContain(Math.min(Math.max(1, current), count));
        expect([pages[0], pages.at(-1)]).toEqual([1, count]);
        const hidden = pages.slice(1).map((page, index) => page - (pages[index] ?? 0) - 1);
        expect(hidden.every((run) => run === 0 || run >= 2)).toBe(true);
        expect(items.length - pages.length).toBe(hidden.filter((run) => run > 0).length);
      }),
    );
  });
});

const labels = controlLabelsFor("en").pagination;
const getHref = (page: number) => `/admin?page=${page}`;

describe("Pagination", () => {
  it("links to each page, marks the current one and sets rel on the steps", () => {
    hydrate(<Pagination labels={labels} page={2} pageCount={3} getHref={getHref} />);
    expect(screen.getByRole("navigation", { name: "Pages" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    const previous = screen.getByRole("link", { name: "Previous page" });
    expect(previous).toHaveAttribute("href", "/admin?page=1");
    expect(previous).toHaveAttribute("rel", "prev");
    expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("rel", "next");
  });

  it("disables the steps at the ends", () => {
    render(<Pagination labels={labels} page={1} pageCount={3} getHref={getHref} />);
    const previous = screen.getByRole("link", { name: "Previous page" });
    expect(previous).toHaveAttribute("aria-disabled", "true");
    expect(previous).not.toHaveAttribute("href");
  });

  it.each([
    [4, 12, 2],
    [4, 7, 2],
    [2, 12, 1],
    [2, 3, 0],
  ])("page %i of %i has %i gaps on a phone", (page, pageCount, count) => {
    render(<Pagination labels={labels} page={page} pageCount={pageCount} getHref={getHref} />);
    expect(screen.queryAllByText("…")).toHaveLength(count);
  });

  it.each([0, 1])("renders nothing for %i pages", (pageCount) => {
    const { container } = render(
      <Pagination labels={labels} page={1} pageCount={pageCount} getHref={getHref} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
