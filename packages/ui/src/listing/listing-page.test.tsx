import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SampleListingPage } from "../../test/fixtures/sample-listing-page.tsx";
import { templateIds } from "../homepage/template-ids.ts";
import type { Locale } from "../labels/labels.ts";
import type { ListingDetailsInput } from "./listing-input.ts";

const toolbar = { color: null, dark: false } as const;
const longAddress = "1200 Sample Homestead Boulevard ".repeat(4).slice(0, 120);
const media = (count: number) =>
  Array.from({ length: count }, (_, order) => ({
    mediaURL: `https://media.example/${order}.jpg`,
    order,
  }));

/** The document of the server; most parts are never hydrated. */
function renderPage(
  listing: Partial<ListingDetailsInput>,
  template: (typeof templateIds)[number] = "portrait",
  locale: Locale = "en",
) {
  document.body.innerHTML = renderToString(
    <SampleListingPage template={template} toolbar={{ ...toolbar, locale }} listing={listing} />,
  );
  return document.body;
}

describe.each(templateIds)("the page of a home in %s", (template) => {
  it.each<[string, Partial<ListingDetailsInput>, string | RegExp]>([
    ["60 photos", { media: media(60) }, "6591 Sample Lane"],
    ["no photos", { media: [] }, "6591 Sample Lane"],
    ["an address of 120 characters", { unparsedAddress: longAddress }, /^1200 Sample Homestead/],
    ["no address", { unparsedAddress: null, city: null }, "Single-family"],
    [
      "a lot without a house or a price",
      { propertyType: "Land", listPrice: 0, rooms: [], yearBuilt: null },
      "6591 Sample Lane",
    ],
  ])("with %s has a heading and no broken text", (_, listing, heading) => {
    const container = renderPage(listing, template);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
    expect(container.textContent).not.toMatch(/undefined|null|NaN|\{\w+\}/);
    for (const link of screen.getAllByRole("link")) expect(link).toHaveAccessibleName();
  });

  it("links to each of 60 photos, and shows all of them without script", () => {
    const container = renderPage({ media: media(60) }, template);
    const links = [...container.querySelectorAll<HTMLAnchorElement>("#hero a[data-photo]")];
    const targets = links.map((link) => link.getAttribute("href")?.slice(1) ?? "");
    expect(targets.every((id) => container.querySelector(`#photos [id="${id}"]`))).toBe(true);
    expect(container.querySelectorAll("#photos li")).toHaveLength(60);
  });
});

describe.each(templateIds)("the words about a home in %s", (template) => {
  const description = "방이 둘입니다.";
  const words = { ko: { sentence: "아침 해가 드는 집입니다.", description } };
  const publicRemarks = "Two rooms. One garden.";

  it("are the agent's in the language of the page, then the labeled original", () => {
    renderPage({ words, publicRemarks }, template, "ko");
    const texts = ["아침 해가 드는 집입니다.", description].map((text) => screen.getByText(text));
    const title = screen.getByRole("heading", { name: "MLS에 등록된 원문 (영어)" });
    const original = screen.getByText(publicRemarks);
    for (const text of texts) {
      expect(text.closest("[lang=en]")).toBeNull();
      expect(text.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(original.closest("[lang]")).toHaveAttribute("lang", "en");
    expect(screen.getByText(/^CRMLS · .* · 고치지 않은 그대로입니다\.$/)).toBeVisible();
  });

  it("are the original alone without the agent's in that language", () => {
    renderPage({ words, publicRemarks }, template, "ja-JP");
    expect(screen.queryByText(description)).toBeNull();
    expect(screen.getByRole("heading", { name: "MLSに登録された原文（英語）" })).toBeVisible();
    expect(screen.getByText(publicRemarks)).toBeVisible();
  });

  it("by hand are in another language with a note, and not called those of an MLS", () => {
    renderPage({ words, publicRemarks: null, originatingSystemName: "manual" }, template);
    expect(screen.getByText(description).closest("[lang]")).toHaveAttribute("lang", "ko");
    expect(screen.getByText("This text is only available in Korean for now.")).toBeVisible();
    expect(screen.queryByText("아침 해가 드는 집입니다.")).toBeNull();
    expect(screen.queryByText("Listing remarks from the MLS")).toBeNull();
  });
});

describe("the location of a home", () => {
  it("is drawn with the agent's other homes near it, and described", () => {
    renderPage({});
    const place = within(screen.getByRole("region", { name: "Location" }));
    expect(place.getByText(/^Drawing of the area around 6591 Sample Lane, Irvine/)).toBeVisible();
    expect(place.getByText("Irvine, CA 92618")).toBeVisible();
  });

  it("has no drawing without coordinates", () => {
    const container = renderPage({ latitude: null, longitude: null });
    expect(screen.getByRole("region", { name: "Location" })).toBeVisible();
    expect(container.querySelector("[data-listing-plan]")).toBeNull();
  });

  it("is not shown if the owner withholds the address", () => {
    renderPage({ internetAddressDisplayYN: false });
    expect(screen.queryByRole("region", { name: "Location" })).toBeNull();
    expect(screen.getByText("Address withheld by the seller")).toBeVisible();
  });
});

it("names a parking place with a number of cars once", () => {
  renderPage({ garageSpaces: 2, parkingFeatures: ["Attached", "Garage"] });
  expect(screen.getByText("Parking").parentElement).toHaveTextContent(
    /^Parking\s*2-car garage, Attached$/,
  );
});
