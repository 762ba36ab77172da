import { getSearchType, normalizeListing } from "@realtor/api/home";
import { listing as listingSchema } from "@realtor/api/home-schemas";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createLookupName } from "./lookups.ts";
import { mapOpenHouse } from "./map-open-house.ts";
import { addParties, mapMember, mapOffice } from "./map-party.ts";
import type { Party, PartyKeys } from "./map-party.ts";
import { mapProperty, propertyFields } from "./map-property.ts";
import type { RawRecord } from "./odata-page.ts";
import { toOriginal } from "./repair.ts";
import type { FeedSettings } from "./settings.ts";

const feed = {
  id: "crmls",
  name: "CRMLS",
  state: "CA",
  photos: "address",
  photoHosts: ["photos.example"],
  statuses: {},
} as const;
const lookupName = createLookupName(
  { resources: new Map(), enumerations: new Map() },
  "Property",
  [],
);

const complete = {
  ListingKey: "K1",
  StandardStatus: "Active",
  PropertyType: "Residential",
  UnparsedAddress: "12 Amberwood Lane",
  City: "Irvine",
  StateOrProvince: "CA",
  ModificationTimestamp: "2026-11-01T10:00:00Z",
};

function map(changes: RawRecord, settings: Partial<FeedSettings> = {}) {
  const mapped = mapProperty(
    { ...complete, ...changes },
    { feed: { ...feed, ...settings }, lookupName },
  );
  if (!mapped) throw new Error("The record has no key.");
  return mapped;
}

/** The values of the keys that are expected, also of those that must not be there. */
function pick(given: Readonly<Record<string, unknown>>, expected: object) {
  return Object.fromEntries(Object.keys(expected).map((key) => [key, given[key]]));
}

describe("a record of Property", () => {
  it("is a listing of the contract", () => {
    const { listing, problems, ...rest } = map({});
    expect(problems).toEqual([]);
    expect(rest).toMatchObject({
      sourceKey: "K1",
      isGone: false,
      isHidden: false,
      media: undefined,
    });
    expect(listing).toEqual({
      listingKey: "crmls-K1",
      standardStatus: "Active",
      propertyType: "Residential",
      originatingSystemName: "CRMLS",
      city: "Irvine",
      countyOrParish: "Orange",
      stateOrProvince: "CA",
      unparsedAddress: "12 Amberwood Lane",
      internetAddressDisplayYN: true,
      modificationTimestamp: "2026-11-01T10:00:00Z",
    });
    expect(normalizeListing(listing)).toMatchObject(listing);
  });

  it("without a key is none", () => {
    for (const ListingKey of [undefined, null, "", " ", {}])
      expect(mapProperty({ ...complete, ListingKey }, { feed, lookupName })).toBeUndefined();
  });

  it.each<[string, RawRecord, Record<string, unknown>, string[]]>([
    ["a number as key", { ListingKey: 5 }, { listingKey: "crmls-5" }, []],
    [
      "a status in words",
      { StandardStatus: "Active Under Contract" },
      { standardStatus: "ActiveUnderContract" },
      [],
    ],
    [
      "an unknown status",
      { StandardStatus: "Sparkling" },
      { standardStatus: "Sparkling" },
      ["status.unknown"],
    ],
    ["no status", { StandardStatus: null }, { standardStatus: "Unknown" }, ["status.unknown"]],
    ["no type", { PropertyType: "" }, { propertyType: "Unknown" }, ["type.missing"]],
    ["a price of 0", { ListPrice: 0 }, { listPrice: undefined }, ["price.zero"]],
    ["cents", { ListPrice: 749_999.5 }, { listPrice: 750_000 }, []],
    ["a price as text", { ListPrice: "$1,250,000" }, { listPrice: 1_250_000 }, []],
    ["a negative price", { ListPrice: -5 }, { listPrice: undefined }, ["price.invalid"]],
    [
      "a price in words",
      { ListPrice: "call" },
      { listPrice: undefined },
      ["number.invalid", "price.invalid"],
    ],
    [
      "a lease",
      { PropertyType: "Residential Lease", LeaseAmount: 3500 },
      { propertyType: "ResidentialLease", leaseAmount: 3500 },
      [],
    ],
    [
      "street parts",
      {
        UnparsedAddress: null,
        StreetNumber: "12",
        StreetDirPrefix: "N",
        StreetName: "Bluff Heron",
        StreetSuffix: "Ave",
        UnitNumber: "4",
        PostalCode: "92602",
      },
      { unparsedAddress: "12 N Bluff Heron Ave #4, Irvine, CA 92602", unitNumber: "4" },
      [],
    ],
    [
      "no address",
      { UnparsedAddress: " " },
      { unparsedAddress: undefined, internetAddressDisplayYN: false, city: "Irvine" },
      ["address.missing"],
    ],
    [
      "a hidden address",
      {
        InternetAddressDisplayYN: false,
        Latitude: 33.6,
        Longitude: -117.8,
        UnitNumber: "4",
        PostalCode: "92602",
      },
      {
        unparsedAddress: undefined,
        unitNumber: undefined,
        latitude: undefined,
        postalCode: undefined,
        internetAddressDisplayYN: false,
        city: "Irvine",
      },
      [],
    ],
    [
      "a county with its word",
      { CountyOrParish: "Los Angeles County" },
      { countyOrParish: "Los Angeles" },
      [],
    ],
    [
      "a state beyond the border",
      { StateOrProvince: "NV", City: "Reno" },
      { stateOrProvince: "NV", countyOrParish: undefined },
      [],
    ],
    ["a state in words", { StateOrProvince: "California" }, { stateOrProvince: "CA" }, []],
    [
      "no place",
      { City: null, StateOrProvince: null },
      { city: undefined, stateOrProvince: "CA" },
      [],
    ],
    [
      "coordinates",
      { Latitude: "33.6", Longitude: -117.8 },
      { latitude: 33.6, longitude: -117.8 },
      [],
    ],
    ["coordinates of 0", { Latitude: 0, Longitude: 0 }, { latitude: undefined }, ["place.invalid"]],
    [
      "coordinates off the globe",
      { Latitude: 133, Longitude: -117 },
      { latitude: undefined },
      ["number.invalid", "place.invalid"],
    ],
    ["a living area", { LivingArea: 1500, BuildingAreaTotal: 9 }, { livingArea: 1500 }, []],
    [
      "square meters",
      { LivingArea: 100, LivingAreaUnits: "Square Meters" },
      { livingArea: 1076 },
      [],
    ],
    [
      "the area of the building",
      { LivingArea: 0, BuildingAreaTotal: 1800 },
      { livingArea: 1800 },
      [],
    ],
    ["the area above grade", { AboveGradeFinishedArea: 900 }, { livingArea: 900 }, []],
    ["a lot in acres", { LotSizeAcres: 0.5 }, { lotSizeSquareFeet: 21_780, lotSizeAcres: 0.5 }, []],
    [
      "a lot in other units",
      { LotSizeArea: 2, LotSizeUnits: "Acres" },
      { lotSizeSquareFeet: 87_120 },
      [],
    ],
    ["floors", { StoriesTotal: 2 }, { stories: 2 }, []],
    ["a year that is none", { YearBuilt: 20_026 }, { yearBuilt: undefined }, ["number.invalid"]],
    ["a day that is none", { CloseDate: "2026-02-30" }, { closeDate: undefined }, ["date.invalid"]],
    ["a time as a day", { CloseDate: "2026-02-03T00:00:00Z" }, { closeDate: "2026-02-03" }, []],
    ["no time", { ModificationTimestamp: null }, {}, ["time.missing"]],
    [
      "tags",
      { PublicRemarks: "<p>Light &amp; calm.</p><script>alert(1)</script>View<br/>of hills 🏡" },
      { publicRemarks: "Light &amp; calm.\n\nView\n\nof hills 🏡" },
      ["text.markup"],
    ],
    [
      "a less-than sign",
      { PublicRemarks: "Price < 2M, 3 > 2" },
      { publicRemarks: "Price < 2M, 3 > 2" },
      [],
    ],
    [
      "NUL and half a character",
      { PublicRemarks: "A\0B\uD800" },
      { publicRemarks: "AB\uFFFD" },
      ["text.invalid"],
    ],
    [
      "lookups as a list and as a text",
      { Heating: ["Forced Air", "Forced Air"], View: "City Lights,Hills" },
      { heating: ["ForcedAir"], view: ["CityLights", "Hills"] },
      [],
    ],
    [
      "no display",
      { InternetEntireListingDisplayYN: "N" },
      { internetEntireListingDisplayYN: false },
      [],
    ],
    [
      "rooms",
      {
        Rooms: [
          { RoomType: "Primary Bedroom", RoomLength: "12", RoomFeatures: "Walk-In Closet(s)" },
          {},
          null,
        ],
      },
      { rooms: [{ roomType: "PrimaryBedroom", roomLength: 12, roomFeatures: ["WalkInClosets"] }] },
      [],
    ],
  ])("with %s", (_, changes, expected, problems) => {
    const mapped = map(changes);
    expect(pick(mapped.listing, expected)).toEqual(expected);
    expect(mapped.problems.toSorted()).toEqual(problems.toSorted());
  });

  it.each([
    [{ StandardStatus: "Delete" }, true],
    [{ MlgCanView: false }, true],
    [{ StandardStatus: "Withdrawn" }, false],
    [{ MlgCanView: true }, false],
  ])("with %j is gone: %s", (changes, isGone) => {
    expect(map(changes).isGone).toBe(isGone);
  });

  it("has the market's own status where its settings name it", () => {
    const status = { StandardStatus: null, MlsStatus: "A" };
    expect(map(status, { statuses: { A: "Active" } }).listing["standardStatus"]).toBe("Active");
    expect(map({ ...status, MlsStatus: "Closed" }).listing["standardStatus"]).toBe("Closed");
  });

  it("is never shown by mistake, stored, or refused", () => {
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: "binary" }),
      fc.double(),
    );
    const record = fc.dictionary(fc.constantFrom(...propertyFields, "Media", "Rooms"), anything);
    fc.assert(
      fc.property(record, (given) => {
        const mapped = mapProperty({ ...given, ListingKey: "K1" }, { feed, lookupName });
        const listing = listingSchema.parse(mapped?.listing);
        expect(JSON.stringify(mapped)).not.toContain(String.raw`\u0000`);
        expect(JSON.stringify(toOriginal(given) ?? null).isWellFormed()).toBe(true);
        const isShown = mapped?.isHidden === false && getSearchType(listing) !== null;
        expect(isShown && listing.propertyType === "Unknown").toBe(false);
      }),
    );
  });
});

describe("photos", () => {
  const photo = (changes: RawRecord = {}) => ({
    MediaURL: "https://photos.example/1.jpg",
    Order: 0,
    ...changes,
  });
  const mediaOf = (media: unknown, settings: Partial<FeedSettings> = {}) =>
    map({ Media: media }, settings);

  it.each<[string, RawRecord, Record<string, unknown> | undefined]>([
    ["no category", {}, { mediaURL: "https://photos.example/1.jpg", order: 0 }],
    ["the category", { MediaCategory: "Photo" }, {}],
    ["another category", { MediaCategory: "Branded Virtual Tour" }, undefined],
    ["no address", { MediaURL: "" }, undefined],
    ["a script as address", { MediaURL: "javascript:alert(1)" }, undefined],
    ["a permission", { Permission: ["Public"] }, {}],
    ["a private one", { Permission: ["Private"] }, undefined],
    ["one for agents", { Permission: "Agent Only" }, undefined],
    ["a deleted one", { MediaStatus: "Deleted" }, undefined],
    [
      "an alteration",
      { MediaAlteration: ["Twilight Conversion"] },
      { mediaAlteration: ["TwilightConversion"] },
    ],
    ["no alteration", { MediaAlteration: ["None"] }, { mediaAlteration: undefined }],
    [
      "words of staging",
      { ShortDescription: "Virtually staged living room" },
      { mediaAlteration: ["VirtualStagingItemAddition"] },
    ],
    [
      "words of an alteration",
      { LongDescription: "Image digitally altered." },
      { mediaAlteration: ["OtherMediaModification"] },
    ],
    ["other words", { ShortDescription: "Stage door" }, { mediaAlteration: undefined }],
  ])("with %s", (_, changes, expected) => {
    const [first] = mediaOf([photo(changes)]).media ?? [];
    expect(first && pick(first, expected ?? {})).toEqual(expected);
  });

  it("are in their order, each once, and 60 at most", () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      photo({ MediaURL: `https://photos.example/${index}.jpg`, Order: 300 - index }),
    );
    const { media = [], problems } = mediaOf([...many, many[299]]);
    expect(media).toHaveLength(60);
    expect(media[0]?.mediaURL).toBe("https://photos.example/299.jpg");
    expect(media.map(({ order }) => order)).toEqual(
      Array.from({ length: 60 }, (_, index) => index),
    );
    expect(problems).toEqual(["photos.limit"]);
    expect(mediaOf("none").media).toEqual([]);
    expect(mediaOf(many, { photos: "none" }).media).toEqual([]);
  });
});

describe("agents and offices", () => {
  const member = mapMember({
    MemberKey: 7,
    MemberFirstName: "Grace",
    MemberLastName: "Kim",
    MemberStateLicense: "01234567",
    MemberStateLicenseState: "California",
    OfficeKey: "O1",
  });
  const office = mapOffice({
    OfficeKey: "O1",
    OfficeName: "Sample Realty",
    OfficePhone: "949-555-0100",
  });
  const parties = new Map([
    ["member 7", member.party],
    ["office O1", office.party],
  ]);
  const find = (kind: "member" | "office", key: string | null): Party | undefined =>
    parties.get(`${kind} ${key}`);
  const keys: PartyKeys = {
    listAgentKey: "7",
    coListAgentKey: null,
    buyerAgentKey: "unknown",
    listOfficeKey: null,
  };

  it("fill in what a listing lacks", () => {
    expect(addParties({ listingKey: "K1" }, keys, find, "CA")).toEqual({
      listingKey: "K1",
      listAgentFullName: "Grace Kim",
      listAgentStateLicense: "01234567",
      listOfficeName: "Sample Realty",
      attributionContact: "949-555-0100",
    });
  });

  it("replace nothing, and have no license of another state", () => {
    const listing = { listAgentFullName: "G. Kim", attributionContact: "grace@example.com" };
    expect(addParties(listing, keys, find, "GA")).toEqual({
      ...listing,
      listOfficeName: "Sample Realty",
    });
  });

  it("are none without a key", () => {
    expect(mapMember({}).problems).toEqual(["key.missing"]);
    expect(mapOffice({ OfficeName: "x" }).party).toBeUndefined();
  });
});

describe("open houses", () => {
  const base = { OpenHouseKey: "H1", ListingKey: "K1", OpenHouseDate: "2026-11-28" };
  const mapIn = (changes: RawRecord, state = "CA") =>
    mapOpenHouse({ ...base, ...changes }, { state, lookupName });

  it.each<[string, RawRecord, string, (string | null)[] | undefined, string[]]>([
    [
      "times with an offset",
      {
        OpenHouseStartTime: "2026-11-28T13:00:00-08:00",
        OpenHouseEndTime: "2026-11-28T16:00:00-08:00",
      },
      "CA",
      ["2026-11-28T21:00:00Z", "2026-11-29T00:00:00Z"],
      [],
    ],
    [
      "times without one",
      { OpenHouseStartTime: "2026-11-28T13:00:00", OpenHouseEndTime: "16:30" },
      "CA",
      ["2026-11-28T21:00:00Z", "2026-11-29T00:30:00Z"],
      [],
    ],
    [
      "times in Georgia",
      { OpenHouseStartTime: "13:00:00" },
      "GA",
      ["2026-11-28T18:00:00Z", null],
      [],
    ],
    [
      "times in summer",
      { OpenHouseDate: "2026-07-04", OpenHouseStartTime: "13:00:00" },
      "CA",
      ["2026-07-04T20:00:00Z", null],
      [],
    ],
    ["no times", {}, "CA", [null, null], []],
    [
      "a time that is none",
      { OpenHouseStartTime: "noon" },
      "CA",
      [null, null],
      ["openHouse.invalid"],
    ],
    [
      "an end before the start",
      { OpenHouseStartTime: "13:00", OpenHouseEndTime: "12:00" },
      "CA",
      undefined,
      ["openHouse.end"],
    ],
    ["no day", { OpenHouseDate: "soon" }, "CA", undefined, ["date.invalid", "openHouse.invalid"]],
    ["a canceled one", { OpenHouseStatus: "Canceled" }, "CA", undefined, []],
  ])("with %s", (_, changes, state, times, problems) => {
    const mapped = mapIn(changes, state);
    expect(
      mapped?.openHouse && [mapped.openHouse.openHouseStartTime, mapped.openHouse.openHouseEndTime],
    ).toEqual(times);
    expect(mapped?.problems).toEqual(problems);
  });

  it("are none without keys", () => {
    expect(mapIn({ OpenHouseKey: null })).toBeUndefined();
    expect(mapIn({ ListingKey: null })).toBeUndefined();
  });
});
