import type { Listing } from "@realtor/api/home";
import { describe, expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

const origin = "https://realtor.example";
const now = new Date("2026-11-25T20:00:00Z");

async function graphOf(changes: Partial<Listing> = {}, type: "sale" | "rent" | "sold" = "sale") {
  const listing: Listing = {
    listingKey: "1",
    listingId: "SAMPLE-1",
    standardStatus: "Active",
    propertyType: "Residential",
    propertySubType: "SingleFamilyResidence",
    listPrice: 1_500_000,
    unparsedAddress: "18 Sample Lane, Irvine, CA 92618",
    city: "Irvine",
    stateOrProvince: "CA",
    postalCode: "92618",
    bedroomsTotal: 3,
    livingArea: 2000,
    yearBuilt: 1990,
    media: [{ mediaURL: "https://media.example/house.jpg", order: 0 }],
    ...changes,
  };
  const byType = { sale: [], rent: [], sold: [], rented: [], [type]: [listing] };
  const open = async (slug: string) =>
    renderPage(
      "listing",
      {
        locale: "en",
        path: `/grace-kim/homes/1/${slug}`,
        search: "",
        origin,
        desiredUrl: "grace-kim",
        params: { listingKey: "1", slug },
        ownDomain: false,
      },
      {
        sources: createFakeSources({
          getRealtor: async () => profileWith(),
          getListings: async () => ({ byType, asOf: now.toISOString() }),
        }),
        now,
      },
    );
  const first = await open("any");
  const page =
    first.kind === "redirect" ? await open(first.to.slice(first.to.lastIndexOf("/") + 1)) : first;
  if (page.kind !== "page") throw new Error(`The page is ${page.kind}.`);
  const [listed, home] = page.head.graph?.["@graph"] ?? [];
  return { listed, home, title: page.head.title, body: page.body };
}

describe("the structured data of a listing", () => {
  it("has the listing with its offer and photos, and the home", async () => {
    const { listed, home } = await graphOf();
    const url = `${origin}/en/grace-kim/homes/1/18-sample-lane-irvine-ca`;
    expect(listed).toMatchObject({
      "@type": "RealEstateListing",
      url,
      identifier: "SAMPLE-1",
      mainEntity: { "@id": `${url}#home` },
      image: [expect.stringMatching(/^https:\/\//)],
      offers: {
        "@type": "Offer",
        price: 1_500_000,
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        businessFunction: expect.stringContaining("Sell"),
      },
    });
    expect(home).toMatchObject({
      "@id": `${url}#home`,
      numberOfBedrooms: 3,
      yearBuilt: 1990,
      floorSize: { value: 2000, unitCode: "FTK" },
    });
  });

  it.each<[Partial<Listing>, string]>([
    [{}, "SingleFamilyResidence"],
    [{ propertySubType: "Condominium" }, "Apartment"],
    [{ propertySubType: "Townhouse" }, "House"],
    [{ propertySubType: "ManufacturedHome" }, "House"],
    [{ propertySubType: "Duplex" }, "Accommodation"],
    [{ propertySubType: "Treehouse" }, "Accommodation"],
    [{ propertyType: "Land", propertySubType: null }, "Place"],
  ])("of a home with %j has the type %s", async (changes, type) => {
    const { home } = await graphOf(changes);
    expect(home).toMatchObject({ "@type": type });
  });

  it("of a lot has nothing of a building", async () => {
    const { home } = await graphOf({ propertyType: "Land", propertySubType: null });
    expect(Object.keys(home ?? {})).toEqual(["@type", "@id", "address", "image"]);
  });

  it.each<[Partial<Listing>, object]>([
    [
      {},
      {
        streetAddress: "18 Sample Lane",
        addressLocality: "Irvine",
        addressRegion: "CA",
        postalCode: "92618",
      },
    ],
    [
      { stateOrProvince: null },
      { streetAddress: "18 Sample Lane", addressLocality: "Irvine", postalCode: "92618" },
    ],
    [{ internetAddressDisplayYN: false }, { addressLocality: "Irvine", addressRegion: "CA" }],
    [{ unparsedAddress: null, city: null }, { addressRegion: "CA" }],
  ])("of a home with %j has the address %j", async (changes, address) => {
    const { home } = await graphOf(changes);
    expect(home).toHaveProperty("address", {
      "@type": "PostalAddress",
      addressCountry: "US",
      ...address,
    });
  });

  it("has no offer without a price, and for a home that was sold", async () => {
    expect((await graphOf({ listPrice: 0 })).listed).not.toHaveProperty("offers");
    expect((await graphOf({ closePrice: 900_000 }, "sold")).listed).not.toHaveProperty("offers");
  });

  it.each([
    ["ComingSoon", "PreSale"],
    ["Pending", "LimitedAvailability"],
  ])("of a home that is %s is available as %s", async (standardStatus, availability) => {
    expect((await graphOf({ standardStatus })).listed).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });
});

it("names a home without a street and a city by its kind", async () => {
  const { title, body } = await graphOf({ unparsedAddress: null, city: null });
  expect(title).toMatch(/^Single-family \| \$1,500,000 \| /);
  expect(body).toMatch(/<h1[^>]*>Single-family<\/h1>/);
  expect(body).not.toContain("Address withheld");
});
