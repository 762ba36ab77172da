import type { Http } from "@realtor/api/http";
import { createListing, suggestAddresses, updateListing } from "@realtor/api/listing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { listings } from "../src/db/schema.ts";
import { toListingRow } from "../src/home/listing-row.ts";
import { completeHome } from "./fixtures/complete-home.ts";
import {
  type FakePhoton,
  photonFeature,
  photonResponse,
  startFakePhoton,
} from "./fakes/fake-photon.ts";
import { describeOnPglite, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const home = (listingKey: string, change: Record<string, unknown> = {}) =>
  toListingRow(
    {
      listingKey,
      standardStatus: "Active",
      propertyType: "Residential",
      unparsedAddress: "4711 Quarry North Street, Irvine, CA 92618",
      city: "Irvine",
      countyOrParish: "Orange",
      stateOrProvince: "CA",
      postalCode: "92618",
      latitude: 33.67,
      longitude: -117.79,
      ...change,
    },
    { source: "crmls", market: "crmls" },
  );

const quarry = {
  street: "4711 Quarry North Street",
  unit: null,
  city: "Irvine",
  county: "Orange",
  state: "CA",
  postalCode: "92618",
  latitude: 33.67,
  longitude: -117.79,
};

describeOnPglite("addresses", (engine) => {
  let backend: TestBackend;
  let http: Http;
  beforeAll(async () => {
    backend = await startBackend(engine, { rates: { addresses: { requests: 30, seconds: 3600 } } });
    ({ http } = await backend.createUser("realtor"));
    await backend.db.insert(listings).values([
      home("a-1"),
      home("a-2", { standardStatus: "Closed" }),
      home("a-unit", { unitNumber: "2B" }),
      home("a-hidden", {
        unparsedAddress: "4712 Quarry North Street",
        internetAddressDisplayYN: false,
      }),
      home("a-offline", {
        unparsedAddress: "4713 Quarry North Street",
        internetEntireListingDisplayYN: false,
      }),
      home("a-gone", { unparsedAddress: "4714 Quarry North Street" }),
      home("a-nevada", { unparsedAddress: "4715 Quarry North Street", stateOrProvince: "NV" }),
    ]);
    await backend.db
      .update(listings)
      .set({ goneAt: new Date() })
      .where(eq(listings.listingKey, "a-gone"));
  });
  afterAll(() => backend.close());

  it.each(["4711 Qua", "4711 quarry north st", "4711 Quarry N.", "4711 quarry north street, irv"])(
    "of imported homes are found by %j, each once",
    async (typed) => {
      expect(await suggestAddresses(http, typed)).toEqual([quarry, { ...quarry, unit: "2B" }]);
    },
  );

  it.each(["4712 Quarry", "4713 Quarry", "4714 Quarry", "4715 Quarry", "4711 %", "4711 ____"])(
    "are none for %j",
    async (typed) => {
      expect(await suggestAddresses(http, typed)).toEqual([]);
    },
  );

  it("are not those that other agents added by hand", async () => {
    const agent = await backend.newAgent({ desiredUrl: newSlug(), isMakeHomepage: "N" });
    const { id, updatedAt } = await createListing(agent.http, {
      ...completeHome,
      street: "4816 Quarry Lane",
      realtorId: agent.realtor.id,
    });
    await updateListing(agent.http, id, { updatedAt, isPublished: "Y" });
    expect(await suggestAddresses(http, "4816 Quarry")).toEqual([]);
  });

  it("are cities without a number, from three letters", async () => {
    const cities = await suggestAddresses(http, "irv");
    expect(cities).toMatchObject([{ street: null, city: "Irvine", county: "Orange", state: "CA" }]);
    expect(await suggestAddresses(http, "ir")).toEqual([]);
    expect(await suggestAddresses(http, "San")).toHaveLength(8);
  });

  it("are limited by account", async () => {
    const one = await backend.createUser("realtor");
    const other = await backend.createUser("realtor");
    for (let call = 0; call < 30; call += 1) await suggestAddresses(one.http, "ab");
    await expect(suggestAddresses(one.http, "ab")).rejects.toMatchObject({ status: 429 });
    expect(await suggestAddresses(other.http, "ab")).toEqual([]);
  });
});

describe("a configured search of addresses", () => {
  let photon: FakePhoton;
  let backend: TestBackend;
  let http: Http;
  beforeAll(async () => {
    photon = await startFakePhoton();
    backend = await startBackend("PGlite", { addressSearchUrl: photon.url });
    ({ http } = await backend.createUser("realtor"));
    await backend.db.insert(listings).values(home("p-1"));
  });
  afterAll(async () => {
    await backend.close();
    await photon.close();
  });

  it("comes first, with houses and cities of the two states", async () => {
    const place = { state: "California", city: "Irvine", county: "Orange County" };
    photon.respond = () =>
      photonResponse([
        photonFeature({
          ...place,
          type: "house",
          housenumber: "4711",
          street: "Quarry Way",
          postcode: "92618-1234",
        }),
        // The same as the imported home.
        photonFeature({
          ...place,
          type: "house",
          housenumber: "4711",
          street: "Quarry N St",
          postcode: "92618",
        }),
        photonFeature({ ...place, type: "street", name: "Quarry Road" }),
        photonFeature({ type: "city", name: "Macon", state: "Georgia" }),
        photonFeature({ ...place, type: "city", name: "Reno", city: "Reno", state: "Nevada" }),
        photonFeature({ ...place, type: "city", name: "Tbilisi", countrycode: "GE" }),
        { type: "Feature", geometry: null },
        "broken",
      ]);
    const found = await suggestAddresses(http, "4711 Quarry");
    expect(photon.received).toEqual(["4711 Quarry"]);
    expect(found).toEqual([
      {
        street: "4711 Quarry Way",
        unit: null,
        city: "Irvine",
        county: "Orange",
        state: "CA",
        postalCode: "92618",
        latitude: 33.6686,
        longitude: -117.7947,
      },
      expect.objectContaining({ street: "4711 Quarry N St", postalCode: "92618" }),
      expect.objectContaining({ street: null, city: "Macon", county: "", state: "GA" }),
    ]);
  });

  it.each([
    ["an error", { status: 503, body: "" }],
    ["no JSON", { status: 200, body: "<h1>maintenance</h1>" }],
    ["another format", { status: 200, body: "[]" }],
  ])("that answers with %s leaves the known ones", async (_, answer) => {
    photon.respond = () => answer;
    expect(await suggestAddresses(http, "4711 Quarry")).toEqual([quarry]);
  });
});
