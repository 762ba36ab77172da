import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import "../../../../test/fixtures/browser-stubs.ts";
import {
  sampleContent,
  sampleListing,
  sampleListings,
  sampleProfile,
} from "../../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../../test/fixtures/sample-props.tsx";
import type { ProfileInput } from "../../profile-input.ts";
import { Panorama } from "./panorama.tsx";

const scrollTo = vi.fn<() => void>();

beforeEach(() => {
  scrollTo.mockClear();
  // jsdom has no layout.
  Element.prototype.scrollTo = scrollTo;
});

const panorama = { presentation: { ...sampleProfile.presentation, template: "panorama" } };

function show(profile: Partial<ProfileInput> = {}, listings = sampleListings({ sale: 5 })) {
  return render(
    <Panorama {...sampleProps(sampleContent("en", { ...panorama, ...profile }, listings))} />,
  );
}

const region = (name: string) => within(screen.getByRole("region", { name }));

describe("the film strip", () => {
  it("loads its controls when it is used; they move by one photo and announce it", async () => {
    show();
    const strip = region("Gallery");
    expect(strip.queryByRole("button")).not.toBeInTheDocument();
    fireEvent.focusIn(strip.getByRole("link", { name: "Open photo 1" }));
    const previous = await strip.findByRole("button", { name: "Previous photo" });
    expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(strip.getByRole("button", { name: "Next photo" }));
    expect(strip.getByText("2 / 4")).toBeInTheDocument();
    expect(strip.getByRole("status")).toHaveTextContent("Photo 2 of 4");
    expect(scrollTo).toHaveBeenCalledOnce();
    expect(previous).not.toHaveAttribute("aria-disabled");
  });

  it("moves with the arrow keys, to the last photo and not further", async () => {
    show();
    const strip = region("Gallery");
    const first = strip.getByRole("link", { name: "Open photo 1" });
    first.focus();
    const next = await strip.findByRole("button", { name: "Next photo" });
    for (let press = 0; press < 5; press++) fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(strip.getByText("4 / 4")).toBeInTheDocument();
    expect(next).toHaveAttribute("aria-disabled", "true");
    fireEvent.keyDown(first, { key: "ArrowLeft" });
    expect(strip.getByText("3 / 4")).toBeInTheDocument();
    fireEvent.keyDown(first, { key: "ArrowRight", ctrlKey: true });
    expect(strip.getByText("3 / 4")).toBeInTheDocument();
  });

  it("starts with captioned rooms of the listings", async () => {
    const none = sampleListings({});
    const kitchen = { mediaURL: "/media/k.jpg", order: 1, shortDescription: "Kitchen" };
    const home = sampleListing({ media: [{ mediaURL: "/media/h.jpg", order: 0 }, kitchen] });
    show({}, { ...none, byType: { ...none.byType, sale: [home] } });
    const [first] = region("Gallery").getAllByRole("figure");
    expect(first).toHaveTextContent("Kitchen6591 Sample Lane, Irvine");
    fireEvent.click(region("Gallery").getByRole("link", { name: "Open photo 1" }));
    const viewer = within(await screen.findByRole("dialog"));
    expect(viewer.getByRole("img", { name: "Kitchen, 6591 Sample Lane, Irvine" })).toBeVisible();
    // Hidden by the stylesheet, except on a phone.
    expect(viewer.getByText("Ask about this home").closest("a")).toHaveAttribute(
      "href",
      `/grace-kim/homes/${home.listingKey}/6591-sample-lane-irvine-ca`,
    );
  });

  it("has no controls for one photo", async () => {
    const photos = ["top", "gallery"].map((path) => ({
      path,
      imageType: "fullsize",
      url: `/media/${path}.jpg`,
    }));
    show({ photos });
    const strip = region("Gallery");
    fireEvent.focusIn(strip.getByRole("link", { name: "Open photo 1" }));
    await Promise.resolve();
    expect(strip.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("the listings", () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 2],
    [5, 1],
    [40, 1],
  ])("of %i, %i are shown with labeled facts at the width of the page", (sale, leads) => {
    show({}, sampleListings({ sale }));
    expect(region("Listings").getAllByText("Living area")).toHaveLength(leads);
  });
});

describe("the areas", () => {
  it("has no map next to a name of more lines than its row has", () => {
    const { container } = show({
      activityRegion: [
        { state: "CA", city: "Irvine" },
        { state: "CA", city: "Tustin" },
        { state: "CA", city: "A neighborhood with a name of many words" },
      ],
    });
    expect(region("Where I work").getAllByRole("listitem")).toHaveLength(3);
    expect(container.querySelector("#regions svg")).toBeNull();
  });

  it("lists regions from north to south with their homes for sale; the map is hidden from screen readers", () => {
    const { container } = show();
    const items = region("Where I work").getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(["TustinCA", "IrvineCA5 for sale"]);
    expect(container.querySelector("#regions > [aria-hidden=true]")).toHaveTextContent(
      "TustinIrvine",
    );
  });

  it("labels no parallel behind the longitudes or next to the key", () => {
    const { container } = show();
    const labels = container.querySelectorAll<HTMLElement>("#regions [aria-hidden=true] > span");
    const parallels = [...labels].filter(({ textContent }) => textContent.endsWith("° N"));
    const tops = parallels.map(({ style }) => parseFloat(style.top));
    expect(tops.length).toBeGreaterThan(3);
    expect(Math.min(...tops)).toBeGreaterThan(30);
    // The key ends 92 px above the edge; a label is 16 px high.
    expect(Math.max(...tops)).toBeLessThan(760 - 92 - 16);
  });
});

describe("the contact section", () => {
  it("shows number and addresses of the channels", () => {
    show();
    const contact = region("Get in touch");
    expect(contact.getByRole("link", { name: "Call me 949-555-0110" })).toHaveAttribute(
      "href",
      "tel:+19495550110",
    );
    expect(
      contact.getByRole("link", { name: "Send an email grace-kim@example.com" }),
    ).toBeInTheDocument();
    expect(contact.getByRole("link", { name: "Instagram @example" })).toHaveAttribute(
      "rel",
      "noopener me",
    );
  });
});

it("shows the portrait once: at the end of the text, or without a cover in the hero", () => {
  const portraits = () => screen.getAllByRole("img", { name: "Grace Kim" });
  const { unmount } = show();
  expect(portraits()).toHaveLength(1);
  expect(portraits()[0]?.closest("section")).toHaveAttribute("id", "about");
  unmount();
  show({ photos: sampleProfile.photos?.filter(({ path }) => path === "id") });
  expect(portraits()).toHaveLength(1);
  expect(portraits()[0]?.closest("section")).toHaveAttribute("id", "hero");
});
