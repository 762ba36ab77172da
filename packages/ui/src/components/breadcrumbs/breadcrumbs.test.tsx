import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const items = [
  { label: "홈페이지", href: "/admin" },
  { label: "김서연", href: "/admin/grace-kim" },
  { label: "버전", href: "/admin/grace-kim/versions" },
];

describe("Breadcrumbs", () => {
  it("hydrates as a navigation with links and the current page last", () => {
    hydrate(<Breadcrumbs label="경로" items={items} id="path" className="own" />);
    const navigation = screen.getByRole("navigation", { name: "경로" });
    expect(navigation).toHaveAttribute("id", "path");
    expect(navigation).toHaveClass("own");
    const links = within(navigation).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["홈페이지", "김서연", "버전"]);
    expect(links[1]).toHaveAttribute("href", "/admin/grace-kim");
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "page"]);
  });

  it("links without JavaScript", () => {
    expect(renderToString(<Breadcrumbs label="경로" items={items} />)).toContain('href="/admin"');
  });
});
