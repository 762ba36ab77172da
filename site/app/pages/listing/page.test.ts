import type { Listing, ListingStatus } from "@realtor/api/home";
import { describe, expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import type { PageAddress } from "#app/page.ts";
import { profileWith } from "#test/fixtures/profile.ts";

const now = new Date("2026-11-25T20:00:00Z");

function listingWith(listingKey: string, changes: Partial<Listing> = {}): Listing {
  return {
    listingKey,
    standardStatus: "Active",
    propertyType: "Residential",
    originatingSystemName: "CRMLS",
    listPrice: 1_500_000,
    unparsedAddress: `${listingKey} Sample Lane, Irvine, CA 92618`,
    city: "Irvine",
    stateOrProvince: "CA",
    ...changes,
  };
}

function sourcesWith(status: ListingStatus["status"] | null, sale = [listingWith("1")]) {
  return {
    getRealtor: async () => profileWith(),
    getListings: async () => ({
      byType: { sale, rent: [], sold: [], rented: [] },
      asOf: now.toISOString(),
    }),
    getListingStatus: async () => status,
  };
}

function addressOf(key: string, locale: PageAddress["locale"] = "en"): PageAddress {
  return {
    locale,
    path: `/grace-kim/homes/${key}/any`,
    search: "",
    origin: "https://realtor.example",
    desiredUrl: "grace-kim",
    params: { listingKey: key, slug: "any" },
    ownDomain: false,
  };
}

describe("a key that is not in the listings", () => {
  it.each([
    ["en", "This home is no longer on the market"],
    ["ko", "이 집은 더 이상 매물이 아닙니다"],
    ["ja-JP", "この家の掲載は終了しました"],
  ] as const)(
    "of a withdrawn home responds with 410 and other homes in %s",
    async (locale, title) => {
      const sale = ["1", "2", "3", "4"].map((key) => listingWith(key));
      const page = await renderPage("listing", addressOf("gone", locale), {
        sources: sourcesWith("withdrawn", sale),
        now,
      });
      if (page.kind !== "page") throw new Error(`The page is ${page.kind}.`);
      expect(page).toMatchObject({ status: 410, cacheable: false });
      expect(page.body).toContain(title);
      expect(page.body.match(/Sample Lane/g)).toHaveLength(3);
      expect(page.body).toMatch(/href="[^"]*\/grace-kim#contact"/);
      expect(page.head.index).toBe(false);
    },
  );

  it.each(["unknown", "listed", null] as const)(
    "is not found if its status is %s",
    async (status) => {
      const page = await renderPage("listing", addressOf("gone"), {
        sources: sourcesWith(status),
        now,
      });
      expect(page).toMatchObject({ status: 404 });
    },
  );
});
