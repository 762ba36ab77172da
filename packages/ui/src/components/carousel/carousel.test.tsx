import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import ko from "../../labels/ko.json" with { type: "json" };
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Carousel } from "./carousel.tsx";
import { getSlideIndex } from "./use-scroll-strip.ts";

const names = ["김서연", "박민준", "최대현"];
const carousel = (
  <Carousel labels={ko.carousel}>
    {names.map((name) => (
      <a key={name} href={`/${name}`}>
        {name}
      </a>
    ))}
  </Carousel>
);

const scrollTo = vi.fn<() => void>();
const previous = () => screen.getByRole("button", { name: "이전 예시" });
const next = () => screen.getByRole("button", { name: "다음 예시" });

describe("Carousel", () => {
  beforeEach(() => {
    scrollTo.mockClear();
    // jsdom has no layout and no fine pointer, so the engine is not loaded.
    Element.prototype.scrollTo = scrollTo;
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
  });

  it("renders a list of links without JavaScript", () => {
    const markup = renderToStaticMarkup(carousel);
    expect(markup.match(/<li/g)).toHaveLength(3);
    expect(markup).toContain("1 / 3");
  });

  it("updates the counter, announces the position and stops at both ends", async () => {
    hydrate(carousel);
    expect(previous()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(previous());
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();

    await userEvent.click(next());
    expect(screen.getByText("2 / 3")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("3개 중 2번째");
    expect(previous()).not.toHaveAttribute("aria-disabled");

    await userEvent.click(next());
    expect(next()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next());
    expect(screen.getByText("3 / 3")).toBeInTheDocument();
    expect(next()).toHaveFocus();
  });
});

describe("indexAt", () => {
  it.each([
    [0, 100, 250, 0],
    [49, 100, 250, 0],
    [51, 100, 250, 1],
    [249.5, 100, 250, 3],
    [0, 0, 0, 0],
  ])("offset %d, step %d, maximum %d returns index %d", (scrolled, step, furthest, index) => {
    expect(getSlideIndex(scrolled, step, furthest, 4)).toBe(index);
  });

  it("always returns a valid index", () => {
    const px = fc.integer({ min: -500, max: 5000 });
    fc.assert(
      fc.property(
        px,
        px,
        px,
        fc.integer({ min: 1, max: 40 }),
        (scrolled, step, furthest, total) => {
          const index = getSlideIndex(scrolled, step, furthest, total);
          expect(index).toBeGreaterThanOrEqual(0);
          expect(index).toBeLessThan(total);
        },
      ),
    );
  });
});
