import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleHome, sampleHomeContent } from "../../test/fixtures/sample-home.ts";
import { sampleListings, sampleProfile } from "../../test/fixtures/sample-homepage.ts";
import type { ListingType } from "../labels/labels.ts";
import type { ListingDetailsInput } from "./listing-input.ts";
import { prepareListing } from "./prepare-listing.ts";
import { homeAddress, homeName } from "./sections/home-text.ts";

const time = { now: "2026-11-25T20:00:00Z", today: "2026-11-25" };

function prepareAs(type: ListingType, change: Partial<ListingDetailsInput> = {}) {
  const listings = sampleListings({ sale: 2, rent: 1 });
  const own = [sampleHome(change), ...listings.byType[type]];
  const byType = { ...listings.byType, [type]: own };
  return prepareListing(sampleProfile, { ...listings, byType }, "home-1", "en", time);
}

describe("prepareListing", () => {
  it("reads the home with its price change", () => {
    expect(sampleHomeContent().home).toEqual({
      key: "home-1",
      slug: "6591-sample-lane-irvine-ca",
      type: "sale",
      status: "open",
      price: 1_575_000,
      priceChange: { from: 1_650_000, date: "2026-11-10" },
      statusDate: null,
      street: "6591 Sample Lane",
      city: "Irvine",
      state: "CA",
      postalCode: "92618",
      label: "Single-family",
      isWithheld: false,
      bedrooms: 2,
      bathrooms: 1.5,
      area: 2200,
      lot: 9150,
      yearBuilt: 1968,
      renovated: 2019,
      kind: "house",
      position: { latitude: 33.6846, longitude: -117.8265 },
      map: "https://www.google.com/maps/search/?api=1&query=6591+Sample+Lane%2C+Irvine%2C+CA+92618",
    });
  });

  it("has the address on the first photo only if it is legible there", () => {
    const prepareOn = (luminance: (cell: number) => number) =>
      prepareListing(
        sampleProfile,
        { ...sampleListings(), byType: { sale: [sampleHome()], rent: [], sold: [], rented: [] } },
        "home-1",
        "en",
        {
          ...time,
          photoLuminance: {
            columns: 120,
            rows: 80,
            values: Uint8Array.from({ length: 120 * 80 }, (_, cell) => luminance(cell)),
          },
        },
      )?.nameOnPhoto;
    expect(prepareOn(() => 20)).toMatchObject({ tone: "light" });
    expect(prepareOn((cell) => (cell % 2) * 255)).toBeNull();
    expect(sampleHomeContent().nameOnPhoto).toBeNull();
  });

  it("returns null for unknown keys, keys of other agents and listings that may not be shown", () => {
    const listings = sampleListings();
    expect(prepareListing(sampleProfile, listings, "other", "en", time)).toBeNull();
    expect(prepareAs("sale", { internetEntireListingDisplayYN: false })).toBeNull();
  });

  it("hides street, ZIP code and map if the owner withholds the address", () => {
    const { home } = sampleHomeContent("en", { internetAddressDisplayYN: false });
    expect(home).toMatchObject({
      street: null,
      city: "Irvine",
      state: "CA",
      postalCode: null,
      isWithheld: true,
      position: null,
      map: null,
    });
  });

  it.each(["sold", "rented"] as const)("shows the date and no open house of a %s home", (type) => {
    const content = prepareAs(type, { closeDate: "2026-10-02", closePrice: 1_500_000 });
    expect(content?.home).toMatchObject({ type, status: type });
    expect(content?.home.statusDate).toEqual({ kind: type, date: "2026-10-02" });
    expect(content?.home.priceChange).toBeNull();
    expect(content?.openHouses).toEqual([]);
  });

  it("shows no rooms of a lot, although the feed sends zeros", () => {
    const { home } = sampleHomeContent("en", { propertyType: "Land", bedroomsTotal: 0 });
    expect(home).toMatchObject({ kind: "land", bedrooms: null, bathrooms: null, area: null });
  });

  it.each([0, 12, 9999, Number.NaN])("ignores the year %d", (yearBuilt) => {
    expect(sampleHomeContent("en", { yearBuilt }).home.yearBuilt).toBeNull();
  });

  it("shows each photo once, in the order of the service, in the page's language", () => {
    const media = [
      { mediaURL: "https://media.example/b.jpg", order: 1, shortDescription: "Kitchen" },
      { mediaURL: "https://media.example/a.jpg", order: 0, shortDescription: "Wine cave" },
      { mediaURL: "https://media.example/b.jpg", order: 2 },
    ];
    const { photos } = sampleHomeContent("ko", { media });
    expect(photos.map(({ url, room }) => [url.at(-5), room])).toEqual([
      ["a", { text: "Wine cave", lang: "en" }],
      ["b", { text: "주방", lang: "ko" }],
    ]);
  });

  it("offers other homes on the market, nearest in price first", () => {
    const { similar } = sampleHomeContent();
    expect(similar.map(({ key }) => key)).toEqual(["sale-0", "sale-1", "sale-2"]);
    expect(prepareAs("rented")?.similar.map(({ key }) => key)).toEqual(["rent-0"]);
  });

  it("names the listing broker, license, number and source", () => {
    expect(sampleHomeContent().attribution).toMatchObject({
      listedBy: "Grace Kim, Saltbrook Realty, CA DRE Lic. SAMPLE-01",
      phone: "949-555-0110",
      mlsNumber: "SAMPLE-HOME-1",
      system: "California Regional Multiple Listing Service (CRMLS)",
      market: "crmls",
    });
  });

  it.each([
    ["GREC 000042", "GREC Lic. 000042"],
    ["000042", "GREC Lic. 000042"],
    ["CA DRE 00000042", "CA DRE Lic. 00000042"],
  ])("names the license %s of a home in Georgia as %s", (listAgentStateLicense, license) => {
    const home = { stateOrProvince: "GA", listAgentStateLicense };
    const { attribution } = sampleHomeContent("ko", home);
    expect(attribution.listedBy).toBe(`Grace Kim, Saltbrook Realty, ${license}`);
  });

  it("has the firm, with its phone, wherever an agent in Georgia is named", () => {
    const georgia = { ...sampleProfile, activityRegion: [{ state: "GA", city: "Atlanta" }] };
    const contentOf = (listing: Partial<ListingDetailsInput>) => {
      const listings = sampleListings();
      const byType = { ...listings.byType, sale: [sampleHome(listing)] };
      return prepareListing(georgia, { ...listings, byType }, "home-1", "en", time);
    };
    const own = contentOf({});
    const firm = { text: "Saltbrook Realty", lang: "en" };
    expect(own?.agent.name.firm).toEqual(firm);
    expect(own?.agent.contacts.find(({ channel }) => channel === "phone")?.firm).toEqual({
      name: firm,
      href: "tel:+19495550100",
    });
    expect(own?.attribution.phone).toBe("949-555-0100");
    expect(contentOf({ listOfficeName: "Other Realty" })?.attribution.phone).toBe("949-555-0110");
  });

  it.each([
    ["CRMLS", ["crmls"]],
    ["FMLS", ["fmls"]],
    ["another", ["crmls", "fmls"]],
    ["manual", ["agent"]],
  ])("of an agent in two markets has the notices of %s", (originatingSystemName, notices) => {
    const agent = {
      ...sampleProfile,
      activityRegion: [
        { state: "CA", city: "Irvine" },
        { state: "GA", city: "Atlanta" },
      ],
    };
    const byType = {
      sale: [sampleHome({ originatingSystemName, listOfficeName: "Other Realty" })],
      rent: [],
      sold: [],
      rented: [],
    };
    const listings = { ...sampleListings(), market: "" as const, byType };
    const content = prepareListing(agent, listings, "home-1", "en", time);
    expect(content?.attribution.notices.map(({ id }) => id)).toEqual([
      "listings.asOf",
      ...notices.map((id) => `listings.${id}`),
    ]);
  });

  it.each<[Partial<ListingDetailsInput>, string, string]>([
    [{}, "6591 Sample Lane", "6591 Sample Lane, Irvine"],
    [{ internetAddressDisplayYN: false }, "Irvine, CA", "Irvine"],
    [{ unparsedAddress: null }, "Irvine, CA", "Irvine"],
    [{ unparsedAddress: " ", city: null }, "단독주택", "단독주택"],
    [
      { unparsedAddress: null, city: "", propertySubType: null },
      "MLS 번호 SAMPLE-HOME-1",
      "MLS 번호 SAMPLE-HOME-1",
    ],
    [
      { unparsedAddress: null, city: null, propertySubType: null, listingId: null },
      "home-1",
      "home-1",
    ],
  ])("names a home with %j", (change, name, address) => {
    const { home } = sampleHomeContent("ko", change);
    expect([homeName(home), homeAddress(home)]).toEqual([name, address]);
  });

  it("has the homes before and after it on the page of all homes", () => {
    const sale = [
      sampleHome({ listingKey: "old", onMarketDate: "2026-09-01" }),
      sampleHome({
        listingKey: "new",
        onMarketDate: "2026-11-20",
        internetAddressDisplayYN: false,
      }),
      sampleHome({ listingKey: "hidden", internetEntireListingDisplayYN: false }),
      sampleHome({ listingKey: "middle", onMarketDate: "2026-10-01" }),
    ];
    const neighborsOf = (key: string) => {
      const byType = { sale, rent: [sampleHome({ listingKey: "rent" })], sold: [], rented: [] };
      const content = prepareListing(
        sampleProfile,
        { ...sampleListings(), byType },
        key,
        "ko",
        time,
      );
      return [content?.neighbors.previous?.key, content?.neighbors.next?.key];
    };
    expect(neighborsOf("new")).toEqual([undefined, "middle"]);
    expect(neighborsOf("middle")).toEqual(["new", "old"]);
    expect(neighborsOf("old")).toEqual(["middle", undefined]);
    expect(neighborsOf("rent")).toEqual([undefined, undefined]);
  });

  it("has the notices of the listing service once, for this home only", () => {
    const { attribution, agent } = sampleHomeContent("ko");
    expect(attribution.notices.map(({ id }) => id)).toEqual([
      "listings.asOf",
      "listings.crmls",
      "listings.crmls.help",
    ]);
    expect(agent.legal.listings).toEqual([]);
  });

  it("never throws and returns plain JSON for any value of a feed", () => {
    const keys = Object.keys(sampleHome()).filter((key) => key !== "listingKey");
    const record = fc.dictionary(
      fc.constantFrom(...keys),
      fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined)),
    );
    fc.assert(
      fc.property(record, (change) => {
        // Lists of a feed are checked by normalizeListings of @realtor/api.
        const { media: _, rooms: _rooms, openHouses: _open, unparsedAddress: _a, ...rest } = change;
        const strings = Object.entries(rest).filter(
          ([key, value]) =>
            typeof value !== "number" ||
            typeof sampleHome()[key as keyof ListingDetailsInput] === "number",
        );
        const texts = strings.filter(
          ([key, value]) =>
            typeof value !== "string" ||
            typeof sampleHome()[key as keyof ListingDetailsInput] !== "number",
        );
        const content = prepareAs("sale", Object.fromEntries(texts));
        expect(JSON.parse(JSON.stringify(content))).toEqual(content);
      }),
      { numRuns: 60 },
    );
  });
});
