import { describe, expect, it } from "vitest";

import { listingsByOwner } from "../../test/fixtures/listings-by-owner.ts";
import { repeated } from "../../test/fixtures/repeated.ts";
import { sampleCities } from "./cities.ts";
import { generatedListings } from "./generated-listings.ts";
import { findHome } from "./homes.ts";
import { listSampleImages } from "./sample-images.ts";
import type { SampleListing } from "./sample-listing.ts";
import { sampleListings } from "./sample-listings.ts";

const today = new Date("2026-11-20T12:00:00Z");
const byStreet = listingsByOwner.flatMap(([, listings]) =>
  listings.map((home) => [home.street, home] as const),
);

describe("photos of sample listings", () => {
  /** FMLS permits only the first image of a closed listing, so the service omits the others. */
  const listShown = ({ city, photos, closedDaysAgo }: SampleListing) =>
    sampleCities[city]?.state === "GA" && closedDaysAgo !== undefined ? photos.slice(0, 1) : photos;

  it.each(byStreet)("of %s are three or more, of one home and its rooms", (_slug, { photos }) => {
    expect(repeated(photos)).toEqual([]);
    expect(photos.length).toBeGreaterThanOrEqual(3);
    const home = findHome(photos[0]);
    expect(photos.filter((name) => ![home, "rooms"].includes(findHome(name)))).toEqual([]);
  });

  it.each(listingsByOwner)(
    "of %s are in one listing, but rooms of the first may be in one of another tab",
    (_slug, listings) => {
      for (const kind of ["sale", "rent", "sold", "rented"] as const) {
        const tab = listings.filter((home) => home.kind === kind && home.status !== "Withdrawn");
        expect({ kind, repeated: repeated(tab.flatMap(listShown)) }).toEqual({
          kind,
          repeated: [],
        });
      }
      const [first] = listings;
      const others = repeated(listings.flatMap(listShown)).filter(
        (name) => !first?.photos.some((photo) => photo === name && findHome(photo) === "rooms"),
      );
      expect(others).toEqual([]);
    },
  );

  it.each(listingsByOwner)(
    "of %s are four or more for the first home for sale",
    (_slug, [first]) => {
      expect(first?.kind).toBe("sale");
      expect(first?.photos.length).toBeGreaterThanOrEqual(4);
    },
  );

  it("have existing images", async () => {
    const names = new Set(await listSampleImages());
    const missing = [...sampleListings(today), ...generatedListings(today)].filter(({ media }) =>
      media?.some(({ mediaURL }) => !names.has(mediaURL.replace("/media/samples/", ""))),
    );
    expect(missing).toEqual([]);
  });
});
