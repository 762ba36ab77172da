import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { labelsFor } from "../../labels/labels.ts";
import { listingLabelsFor } from "../../labels/listing/listing-labels.ts";
import { sampleHomeContent } from "../../../test/fixtures/sample-home.ts";
import type { ListingFormats } from "../listing-formats.ts";
import type { ListingDetailsInput } from "../listing-input.ts";
import { ListingSheet } from "./listing-sheet.tsx";

const area = (squareFeet: number) => ({ value: String(squareFeet), unit: "sq ft", other: "" });
const formats: ListingFormats = {
  money: (dollars) => `$${dollars}`,
  number: String,
  area: String,
  dateTime: (iso) => iso,
  areaParts: area,
  lotParts: area,
  roomSize: (length, width) => `${length} × ${width}`,
  day: (iso) => iso,
  date: (iso) => iso,
  calendarDay: (iso) => iso,
  weekdays: [],
  timeRange: (start, end) => `${start} to ${end}`,
  hours: (start) => start,
  timeZone: () => "Pacific Time",
};

function renderSheet(change: Partial<ListingDetailsInput> = {}, profile = {}) {
  const { homepage, common, footer } = labelsFor("en");
  return render(
    <ListingSheet
      content={sampleHomeContent("en", change, profile)}
      labels={{ listing: listingLabelsFor("en"), homepage, common, footer }}
      formats={formats}
      resolveImage={(url) => ({ src: url, srcSet: "" })}
      code={{ size: 1, path: "M0 0h1v1h-1z" }}
    />,
  );
}

const photos = (count: number) =>
  Array.from({ length: count }, (_, order) => ({
    mediaURL: `https://media.example/${order}.jpg`,
    order,
  }));

describe("the sheet of a home", () => {
  it.each([
    [0, 0],
    [1, 1],
    [4, 4],
    [60, 5],
  ])("of %d photos shows %d, loaded at once", (count, shown) => {
    const { container } = renderSheet({ media: photos(count) });
    const images = [...container.querySelectorAll("img")].filter(({ src }) =>
      /\/\d+\.jpg$/.test(src),
    );
    expect(images.map((image) => image.getAttribute("loading"))).toEqual(
      Array(shown).fill("eager"),
    );
  });

  it("names the agent, the license, the broker and the age of the listing", () => {
    renderSheet();
    expect(screen.getByText(/^Saltbrook Realty, CA DRE Lic\. SAMPLE-01/)).toBeInTheDocument();
    expect(screen.getByText("949-555-0110")).toBeInTheDocument();
    expect(
      screen.getByText(/^Listed by: Grace Kim.*MLS no\. SAMPLE-HOME-1.*2026-11-20/),
    ).toBeInTheDocument();
    expect(
      screen.getByRole("img", { name: "Photos and details of this home" }),
    ).toBeInTheDocument();
  });

  it("has the brokerage first in Georgia", () => {
    const { container } = renderSheet(
      {},
      {
        activityRegion: [{ state: "GA", city: "Atlanta", neighborhood: "", zipcode: "" }],
      },
    );
    const text = container.textContent;
    expect(text.indexOf("Saltbrook Realty 949-555-0100")).toBeLessThan(text.indexOf("Grace Kim"));
    expect(text).toContain("Saltbrook Realty 949-555-0100");
  });

  it("shows the next two open houses", () => {
    renderSheet();
    expect(screen.getByText("Open house")).toBeInTheDocument();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});
