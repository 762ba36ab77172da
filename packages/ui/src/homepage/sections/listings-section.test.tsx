import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { sampleContent, sampleListings } from "../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../test/fixtures/sample-props.tsx";
import type { ListingType } from "../../labels/labels.ts";
import { prepareHomepage } from "../prepare-homepage.ts";
import type { LoadedListings } from "../template-props.ts";
import { ListingsSection } from "./listings-section.tsx";

const listings = sampleListings({ sale: 3, sold: 1, rent: 2 });
const props = sampleProps(sampleContent("en", {}, listings));

const load = (listing: ListingType): LoadedListings => ({
  formats: props.formats,
  listings: prepareHomepage({}, listings, "en", { today: "2026-11-20", listing }).listings,
});

function show(loadListings?: (type: ListingType) => Promise<LoadedListings>) {
  return render(
    <ListingsSection
      {...props}
      loadListings={loadListings}
      className=""
      classes={{ head: "", heading: "", grid: "" }}
      first={6}
      sizes=""
      ratio={[4, 3]}
    />,
  );
}

const tab = (name: RegExp) => screen.getByRole("link", { name });
const homes = () => screen.getAllByRole("link", { name: /Sample Lane/ });

afterEach(() => history.replaceState(null, "", "/"));

it("shows another tab in place, keeps the focus, and announces it", async () => {
  show(async (type) => load(type));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  tab(/^Sold/).focus();
  await act(async () => fireEvent.click(tab(/^Sold/)));
  expect(homes()).toHaveLength(1);
  expect(tab(/^Sold/)).toHaveFocus();
  expect(tab(/^Sold/)).toHaveAttribute("aria-current", "true");
  expect(tab(/^For sale/)).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("status")).toHaveTextContent("Sold: 1 total");
  expect(location.pathname + location.search).toBe("/grace-kim?listings=sold");
});

it("shows the last opened tab, in whatever order they load", async () => {
  const loads = new Map<ListingType, (loaded: LoadedListings) => void>();
  show((type) => new Promise((resolve) => loads.set(type, resolve)));
  fireEvent.click(tab(/^For rent/));
  fireEvent.click(tab(/^Sold/));
  expect(screen.getByRole("region")).toHaveAttribute("aria-busy", "true");
  await act(async () => loads.get("sold")?.(load("sold")));
  await act(async () => loads.get("rent")?.(load("rent")));
  expect(homes()).toHaveLength(1);
  expect(screen.getByRole("region")).not.toHaveAttribute("aria-busy");
});

it("leaves modified clicks to the browser, and every click without a loader", async () => {
  const loader = vi.fn<(type: ListingType) => Promise<LoadedListings>>();
  const { unmount } = show(loader);
  expect(fireEvent.click(tab(/^Sold/), { ctrlKey: true })).toBe(true);
  expect(loader).not.toHaveBeenCalled();
  unmount();
  show();
  expect(fireEvent.click(tab(/^Sold/))).toBe(true);
  const current = within(screen.getByRole("navigation")).getByRole("link", { current: true });
  expect(current).toHaveTextContent(/^For sale/);
});

it.each([
  [3, "three", "33vw"],
  [4, "pairs", "50vw"],
  [5, "three", "33vw"],
])("has a layout for exactly four cards: %i", (sale, grid, sizes) => {
  const { container } = render(
    <ListingsSection
      {...sampleProps(sampleContent("en", {}, sampleListings({ sale })))}
      className=""
      classes={{ head: "", heading: "", grid: "three" }}
      first={6}
      sizes="33vw"
      ratio={[4, 3]}
      four={{ grid: "pairs", sizes: "50vw" }}
    />,
  );
  expect(container.querySelector(`ul.${grid}`)?.children).toHaveLength(sale);
  expect(container.querySelector("img")).toHaveAttribute("sizes", sizes);
});

it.each([
  [3, 6, 0, []],
  [4, 6, 0, []],
  [5, 6, 0, ["Show 2 more"]],
  [6, 6, 0, ["Show 3 more"]],
  [7, 6, 0, ["Show 4 more"]],
  [8, 6, 2, ["Show 2 more", "Show 5 more"]],
  [3, 2, 0, []],
])("of %i cards, %i of them first, hides %i and offers %j", (sale, first, hidden, offers) => {
  const { container } = render(
    <ListingsSection
      {...sampleProps(sampleContent("en", {}, sampleListings({ sale })))}
      className=""
      classes={{ head: "", heading: "", grid: "" }}
      first={first}
      sizes=""
      ratio={[4, 3]}
    />,
  );
  expect(container.querySelectorAll("details > ul > li")).toHaveLength(hidden);
  const texts = [...container.querySelectorAll("summary > span")];
  expect(texts.map(({ textContent }) => textContent)).toEqual(offers);
});

it("shows up to 24 listings of a type, counts all, and links to the page of all homes", () => {
  const many = sampleContent("en", {}, sampleListings({ sale: 30, sold: 1 }));
  const { links, ...other } = sampleProps(many);
  const section = (all?: string) => (
    <ListingsSection
      {...other}
      links={{ ...links, homes: all }}
      className=""
      classes={{ head: "", heading: "", grid: "" }}
      first={6}
      sizes=""
      ratio={[4, 3]}
    />
  );
  const { rerender } = render(section("/grace-kim/homes"));
  expect(screen.getAllByRole("link", { name: /Sample Lane/, hidden: true })).toHaveLength(24);
  expect(tab(/^For sale/)).toHaveTextContent("30 total");
  expect(screen.getByRole("link", { name: "All 31 homes" })).toHaveAttribute(
    "href",
    "/grace-kim/homes",
  );
  rerender(section());
  expect(screen.queryByRole("link", { name: "All 31 homes" })).toBeNull();
});
