import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listingLabelsFor } from "../labels/listing/listing-labels.ts";
import "../../test/fixtures/browser-stubs.ts";
import { HomesMap, type MapHome } from "./homes-map.tsx";

const homes: MapHome[] = [
  { key: "1", latitude: 33.68, longitude: -117.82, label: "$1,575,000", name: "A", href: "/a" },
  { key: "2", latitude: 33.7, longitude: -117.8, label: "$2,375,000", name: "B", href: "/b" },
];
const tiles = {
  url: "https://tiles.example/{z}/{x}/{y}.png",
  attribution: "© Example",
  attributionHref: "https://tiles.example/terms",
};
const labels = listingLabelsFor("en").map;

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const zoomOf = (region: HTMLElement) =>
  [...region.querySelectorAll("img")].map((tile) => Number(/example\/(\d+)\//.exec(tile.src)?.[1]));

it("shows homes as links on tiles of the server, and its attribution", async () => {
  render(<HomesMap homes={homes} tiles={tiles} labels={labels} focusOnMount />);
  const region = await screen.findByRole("region", { name: "Map" });
  const link = await within(region).findByRole("link", { name: "$2,375,000, B" });
  expect(link).toHaveAttribute("href", "/b");
  expect(link).toHaveTextContent("$2,375,000");
  expect(within(region).getAllByRole("link")).toHaveLength(2);
  expect(region).toHaveFocus();
  expect(screen.getByRole("link", { name: "© Example" })).toHaveAttribute(
    "href",
    "https://tiles.example/terms",
  );
  expect(new Set(zoomOf(region)).size).toBe(1);
});

it("zooms with its buttons", async () => {
  render(<HomesMap homes={homes.slice(0, 1)} tiles={tiles} labels={labels} />);
  const region = await screen.findByRole("region", { name: "Map" });
  await within(region).findByRole("link", { name: "$1,575,000, A" });
  expect(zoomOf(region)).toContain(15);
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  await vi.waitFor(() => expect(zoomOf(region)).toContain(16), 10_000);
});

/** jsdom has no popovers. */
const showPopover = vi.fn<() => void>();
HTMLElement.prototype.showPopover = showPopover;

it("the map of homes shows homes with a card as buttons that open it", async () => {
  const withCards = homes.map((home) => ({ ...home, card: `home-${home.key}` }));
  render(<HomesMap homes={withCards} tiles={tiles} labels={labels} />);
  const marker = await screen.findByRole("button", { name: "$2,375,000, B" });
  expect(marker).toHaveAttribute("popovertarget", "home-2");
  expect(screen.getByRole("region", { name: "Map" })).not.toContainElement(
    screen.queryByRole("link"),
  );
});

describe("homes whose markers would overlap", () => {
  const near = homes.map((home, index) => ({ ...home, latitude: 33.68 + index / 1e4 }));
  const apart = { ...(homes[0] as MapHome), key: "3", name: "C", latitude: 34.5, longitude: -117 };
  const groupLabels = { ...labels, group: "{n} homes" };

  it("are one marker, which zooms in and moves the focus to the first of them", async () => {
    const user = userEvent.setup();
    const few = [
      { ...near[0], longitude: -117.82 } as MapHome,
      { ...near[1], longitude: -117.8 } as MapHome,
      apart,
    ];
    render(<HomesMap homes={few} tiles={tiles} labels={groupLabels} />);
    const group = await screen.findByRole("button", { name: "2 homes" });
    group.focus();
    await user.keyboard("{Enter}");
    await vi.waitFor(
      () => expect(screen.getByRole("link", { name: "$1,575,000, A" })).toHaveFocus(),
      10_000,
    );
    expect(screen.queryByRole("button", { name: "2 homes" })).toBeNull();
    expect(showPopover).not.toHaveBeenCalled();
  });

  it("are a list of links where zooming in does not divide them", async () => {
    const user = userEvent.setup();
    const same = near.map((home) => ({ ...home, latitude: 33.68, longitude: -117.8 }));
    render(<HomesMap homes={same} tiles={tiles} labels={groupLabels} />);
    const group = await screen.findByRole("button", { name: "2 homes" });
    group.focus();
    // The map zooms in as far as it divides homes, then opens the list.
    await user.keyboard("{Enter}");
    await vi.waitFor(() => expect(zoomOf(screen.getByRole("region"))).toContain(17), 10_000);
    await user.keyboard("{Enter}");
    expect(showPopover).toHaveBeenCalledTimes(1);
    const list = document.querySelector('dialog[popover][aria-label="2 homes"]');
    expect(list?.querySelectorAll("a")).toHaveLength(2);
  });
});

it("the map of homes offers to load the map again after a failure", async () => {
  const user = userEvent.setup();
  vi.stubGlobal("matchMedia", () => {
    throw new Error("as a file that cannot be loaded");
  });
  render(<HomesMap homes={homes} tiles={tiles} labels={labels} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t load the map.");
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findAllByRole("link", { name: /, [AB]$/ })).toHaveLength(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("the map of homes removes the map when it is unmounted before Leaflet is loaded", async () => {
  const { unmount, container } = render(<HomesMap homes={homes} tiles={tiles} labels={labels} />);
  unmount();
  await vi.dynamicImportSettled();
  expect(container.querySelector("img")).toBeNull();
});
