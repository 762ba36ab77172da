import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "../../../test/fixtures/browser-stubs.ts";
import { MapConsent } from "../../homes-map/map-consent.tsx";
import { listingLabelsFor } from "../../labels/listing/listing-labels.ts";
import { ListingMap } from "./listing-map.tsx";

const labels = listingLabelsFor("en").map;
const tiles = { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Example" };
const homes = [
  { key: "1", latitude: 33.68, longitude: -117.82, label: "$1", name: "A", href: "/a" },
];

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("keeps the drawing when the map cannot be loaded, and loads it again", async () => {
  const user = userEvent.setup();
  vi.stubGlobal("matchMedia", () => {
    throw new Error("as a file that cannot be loaded");
  });
  render(
    <>
      <div data-listing-plan="" data-testid="plan">
        <p>Drawing</p>
      </div>
      <MapConsent tiles={tiles} labels={labels} />
      <a href="https://maps.example">Open in Maps</a>
      <ListingMap homes={homes} tiles={tiles} labels={labels} />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Show the map" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t load the map.");
  const retry = screen.getByRole("button", { name: "Try again" });
  // After the commit, in which the row with the button becomes visible.
  await waitFor(() => expect(retry).toHaveFocus());
  const plan = screen.getByTestId("plan");
  expect(plan).not.toHaveAttribute("data-open");
  expect(plan).toHaveTextContent(/^Drawing$/);
  expect(screen.getByRole("link", { name: "Open in Maps" })).toBeVisible();

  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} }));
  await user.click(retry);
  expect(await screen.findByRole("link", { name: "$1, A" })).toHaveAttribute("href", "/a");
  expect(plan).toHaveAttribute("data-open");
  expect(screen.queryByRole("alert")).toBeNull();
});
