import { render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sampleHomesPage } from "../../../test/fixtures/sample-homes.ts";
import { readMapHomes } from "../../homes-map/read-map-homes.ts";
import { HomesView } from "./homes-view.tsx";

const places = [
  { city: "Irvine", latitude: 33.68, longitude: -117.77 },
  { city: "Tustin", latitude: 33.74, longitude: -117.82, listPrice: 905_000 },
  { city: "Tustin", latitude: 33.7401, longitude: -117.82 },
  { city: "Irvine", internetAddressDisplayYN: false },
];
const tiles = { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Example" };

describe("the map of all homes", () => {
  it("has a button for each mark that opens the card of its home, or the list of its homes", () => {
    render(<HomesView {...sampleHomesPage(places, { view: "map" })} />);
    const map = screen.getByRole("region", { name: "Map of homes" });
    const mark = within(map).getByRole("button", { name: /^1: \$1,575,000, .*Irvine$/ });
    const card = document.getElementById(mark.getAttribute("popovertarget") ?? "");
    expect(card).toHaveAttribute("popover", "auto");
    expect(card?.querySelector("a")).toHaveAttribute("href", expect.stringContaining("/sale-0/"));
    const group = within(map).getByRole("button", { name: "2 homes" });
    const list = document.getElementById(group.getAttribute("popovertarget") ?? "");
    expect([...(list?.querySelectorAll("a") ?? [])].map(({ href }) => href)).toEqual([
      expect.stringContaining("/sale-1/"),
      expect.stringContaining("/sale-2/"),
    ]);
  });

  it("has a card of each home for a map with tiles; of more than 60 only those of single marks", () => {
    const cardsOf = (count: number) => {
      const same = Array.from({ length: count }, () => ({ latitude: 33.68, longitude: -117.77 }));
      const away = { city: "Tustin", latitude: 33.9, longitude: -117.9 };
      const props = { ...sampleHomesPage([...same, away], { view: "map" }), mapTiles: tiles };
      const { container, unmount } = render(<HomesView {...props} />);
      const homes = readMapHomes();
      expect(homes).toHaveLength(count + 1);
      expect(new Set(homes.map(({ key }) => key)).size).toBe(count + 1);
      expect(
        homes.every(({ name, label }) => / (Irvine|Tustin)$/.test(name) && label === "$1,575,000"),
      ).toBe(true);
      expect(homes.every(({ href }) => href.includes("/homes/sale-"))).toBe(true);
      const cards = homes.filter(({ card }) => card !== undefined);
      for (const { card } of cards)
        expect(container.querySelector(`#${card}[popover]`)).not.toBeNull();
      unmount();
      return cards.length;
    };
    expect(cardsOf(59)).toBe(60);
    expect(cardsOf(60)).toBe(1);
  });

  it("keeps the list, numbered as the marks, and says how many homes have no mark", () => {
    render(<HomesView {...sampleHomesPage(places, { view: "map" })} />);
    const list = screen.getByRole("region", { name: "Homes" }).querySelector("ol");
    expect(list).toHaveAttribute("start", "1");
    expect(list?.children).toHaveLength(4);
    expect(screen.getByText(/^Not on the map .*: 1 home/)).toBeVisible();
  });

  it("continues the numbers on the next page", () => {
    const many = Array.from({ length: 30 }, () => ({}));
    const html = renderToStaticMarkup(
      <HomesView {...sampleHomesPage(many, { view: "map", page: 2 })} />,
    );
    expect(html).toContain('start="25" style="counter-reset:home 24"');
    expect(html).toContain("30 homes");
  });

  it("is a link with the same filters, marked as the current view", () => {
    render(
      <HomesView {...sampleHomesPage(places, { view: "map", city: "Tustin", sort: "low" })} />,
    );
    const views = screen.getByRole("navigation", { name: "View" });
    expect(within(views).getByRole("link", { name: "Map" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    expect(within(views).getByRole("link", { name: "List" })).toHaveAttribute(
      "href",
      "/homes?type=sale&city=Tustin&sort=low",
    );
    const form = screen.getByRole("form", { hidden: true });
    expect(form.querySelector("[name=view]")).toHaveValue("map");
  });

  it("has the positions for a map only with a server of tiles, and asks before it is loaded", () => {
    const page = sampleHomesPage(places, { view: "map" });
    const without = renderToStaticMarkup(<HomesView {...page} />);
    expect(without).not.toMatch(/data-map-home|data-listing-map/);
    render(<HomesView {...page} mapTiles={tiles} />);
    expect(document.querySelectorAll("[data-map-home]")).toHaveLength(3);
    expect(screen.getByRole("button", { name: "Show the map" })).toHaveAccessibleDescription(
      "The map loads from tiles.example.",
    );
  });

  it("is not in the list", () => {
    const html = renderToStaticMarkup(
      <HomesView {...sampleHomesPage(places, {})} mapTiles={tiles} />,
    );
    expect(html).not.toMatch(/popover|data-listing-plan|<ol/);
  });
});
