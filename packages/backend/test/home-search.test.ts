import {
  getHome,
  getListingStatus,
  listAgentListings,
  listAllAgentListings,
  listHomes,
  listMarkets,
  searchTypes,
} from "@realtor/api/home";
import { agentListings, defaultMarkets, homeList } from "@realtor/api/home-schemas";
import type { HomeQuery, Listing, SearchType } from "@realtor/api/home";
import { getRealtor } from "@realtor/api/loaning";
import { getMarket } from "@realtor/api/rules";
import { marketRules } from "@realtor/profile/rules/market-rules";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { insertEdgeCaseListings } from "./fixtures/edge-case-listings.ts";
import { atlanta, closed, edgeCaseLicense, edgeCaseMaker } from "./fixtures/make-edge-case.ts";
import { listingDocuments, listings, realtors } from "../src/db/schema.ts";
import { listingsByOwner } from "./fixtures/listings-by-owner.ts";
import { toListingRow } from "../src/home/listing-row.ts";
import { sampleMarkets } from "../src/home/market-rules.ts";
import { homeRoutes } from "../src/home/listings.ts";
import { createRouter } from "../src/http/app-env.ts";
import { Problem } from "../src/http/problem.ts";
import { toSampleRow } from "../src/seed/sample-listings.ts";
import { describeOnPglite, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const toPublic = (url: string) => url;

describeOnPglite("listings", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
    await insertEdgeCaseListings(backend.db);
  });
  afterAll(() => backend.close());

  async function search(query: Partial<HomeQuery>): Promise<Listing[]> {
    return (await listHomes(backend.visitor, { homesPerGroup: 100, ...query })).homes;
  }
  const edgeCaseKeys = async (searchType: SearchType, market: "" | "crmls" | "fmls" = "") => {
    const query = { licenseNumber: edgeCaseLicense, market, searchType };
    const found = await listAgentListings(backend.visitor, query);
    return found.map(({ listingKey }) => listingKey.replace("awkward-", ""));
  };

  it.each([
    ["sale", false, ["Active"]],
    ["rent", true, ["Active"]],
    ["sold", false, ["Closed"]],
    ["rented", true, ["Closed"]],
  ] as const)("of type %s are leases: %s, with status %j", async (type, isLease, statuses) => {
    const homes = await search({ type });
    expect(homes.length).toBeGreaterThan(0);
    for (const home of homes) {
      expect(home.propertyType.endsWith("Lease")).toBe(isLease);
      expect(statuses).toContain(home.standardStatus);
    }
  });

  it.each([
    ["pending", ["ActiveUnderContract", "Pending"]],
    ["coming_soon", ["ComingSoon"]],
  ] as const)(
    "for sale and %s have status %j, however spelled",
    async (propertyStatus, statuses) => {
      const homes = await search({ propertyStatus });
      const found = new Set(homes.map((home) => home.standardStatus.replaceAll(" ", "")));
      expect([...found].toSorted()).toEqual(statuses);
    },
  );

  it.each([
    ["condo", ["Condominium"]],
    ["townhouse", ["Townhouse"]],
    ["multi_family", ["Duplex"]],
  ] as const)("of kind %s are %j", async (propertyType, subTypes) => {
    const homes = await search({ propertyType });
    expect([...new Set(homes.map((home) => home.propertySubType))]).toEqual(subTypes);
  });

  it("of type land are the one lot", async () => {
    const lots = await search({ propertyType: "land" });
    expect(lots.map((home) => home.listingKey)).toEqual(["awkward-land"]);
  });

  it("are filtered by city, state and county, ignoring case", async () => {
    const homes = await search({ city: "johns creek", state: "GA" });
    expect(homes.length).toBeGreaterThan(0);
    for (const home of homes) {
      expect(home).toMatchObject({ city: "Johns Creek", countyOrParish: "Fulton" });
    }
    expect(await search({ city: "Johns Creek", state: "CA" })).toEqual([]);
    expect(await search({ city: "Irvine", county: "Gwinnett" })).toEqual([]);
    expect((await search({ city: "San Diego" })).length).toBeGreaterThan(0);
    expect(await search({ city: "Nowhere%" })).toEqual([]);
  });

  it("are filtered by isImageNull", async () => {
    const without = await search({ isImageNull: "Y" });
    expect(without.map((home) => home.listingKey).toSorted()).toEqual([
      "awkward-no-photo",
      "awkward-photos-absent",
    ]);
    const keys = (await search({ isImageNull: "N" })).map((home) => home.listingKey);
    expect(keys).not.toContain("awkward-no-photo");
    expect((await search({})).length).toBe(keys.length + without.length);
  });

  it("of an agent are in four lists; hidden ones are in none", async () => {
    const lists = Object.fromEntries(
      await Promise.all(searchTypes.map(async (type) => [type, await edgeCaseKeys(type)] as const)),
    );
    expect(lists["sale"]).toEqual(
      expect.arrayContaining([
        "under-contract",
        "display-strings",
        "coming-soon",
        "land",
        "co-listed",
        "three-keys-only",
        "no-price",
        "zero-price",
        "no-year",
        "shouted-remarks",
        "sparse-rooms",
      ]),
    );
    expect(lists["rent"]).toEqual(["lease", "lease-without-price"]);
    expect(lists["sold"]).toEqual([
      "sold-without-close-price",
      "sold-before-2012",
      "sold-in-georgia-with-photos",
      "bought-for-a-client",
    ]);
    expect(lists["rented"]).toEqual(["leased-without-close-price"]);
    const all = Object.values(lists).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const hidden of ["unknown-status", "deleted", "withdrawn", "kept-off-the-internet"]) {
      expect(all).not.toContain(hidden);
    }
    expect(all).not.toContain("on-offer-to-a-buyer");
  });

  it("of an agent are those of one market, or of both without a market", async () => {
    const both = await edgeCaseKeys("sale");
    const californian = await edgeCaseKeys("sale", "crmls");
    const georgian = await edgeCaseKeys("sale", "fmls");
    expect(georgian).toEqual(["georgia"]);
    expect([...californian, ...georgian].toSorted()).toEqual(both.toSorted());
  });

  it("of FMLS have one image when closed and all while on the market", async () => {
    const createPhotos = async (searchType: SearchType, key: string) => {
      const query = { licenseNumber: edgeCaseLicense, market: "", searchType } as const;
      const found = await listAgentListings(backend.visitor, query);
      return found.find(({ listingKey }) => listingKey === `awkward-${key}`)?.photosCount;
    };
    expect(await createPhotos("sold", "sold-in-georgia-with-photos")).toBe(1);
    expect(await createPhotos("sale", "sixty-photos")).toBe(60);
  });

  it.each(listingsByOwner)(
    "of the sample %s are all found, in their order",
    async (slug, samples) => {
      const { licenseNumber = "", activityRegion } = await getRealtor(backend.visitor, slug);
      const query = { licenseNumber, market: getMarket(activityRegion) };
      const found = await Promise.all(
        searchTypes.map(async (searchType) => {
          const list = await listAllAgentListings(backend.visitor, { ...query, searchType });
          return list.map(({ listingKey }) => Number(listingKey.slice(slug.length + 1)) - 1);
        }),
      );
      for (const list of found) expect(list).toEqual(list.toSorted((a, b) => a - b));
      const shown = samples.flatMap(({ status }, index) => (status === "Withdrawn" ? [] : [index]));
      expect(found.flat().toSorted((a, b) => a - b)).toEqual(shown);
    },
  );

  it("of an agent with more than a page are read page by page, in order and each once", async () => {
    const license = "SAMPLE-450";
    const make = edgeCaseMaker(new Date());
    const records = Array.from({ length: 450 }, (_, n) =>
      make(`many-${n}`, {}, { listAgentStateLicense: license }),
    );
    const first = await backend.db.$count(listings);
    await backend.db
      .insert(listings)
      .values(records.map((record, index) => toSampleRow(record, first + index)));
    const query = { licenseNumber: license, market: "", searchType: "sale" } as const;
    const lengths = await Promise.all(
      [undefined, 1, 2, 3].map(async (currentPage) => {
        const page = await listAgentListings(backend.visitor, { ...query, currentPage });
        return page.length;
      }),
    );
    expect(lengths).toEqual([200, 200, 50, 0]);
    const all = await listAllAgentListings(backend.visitor, query);
    expect(all.map(({ listingKey }) => listingKey)).toEqual(
      records.map(({ listingKey }) => listingKey),
    );
  });

  describe("by hand", () => {
    const license = "SAMPLE-451";
    const make = edgeCaseMaker(new Date());
    const byHand = (key: string, facts: Parameters<typeof make>[1] = {}) =>
      make(key, facts, {
        listAgentStateLicense: license,
        originatingSystemName: "manual",
        city: "Handville",
      });
    const images = ["exterior-midcentury", "interior-living-room", "interior-kitchen-island"];
    const keysOf = async (market: "" | "crmls" | "fmls", searchType: SearchType = "sale") => {
      const query = { licenseNumber: license, market, searchType };
      return (await listAgentListings(backend.visitor, query)).map(({ listingKey }) => listingKey);
    };
    beforeAll(async () => {
      const rows = [
        byHand("hand-older", { daysOnMarket: 9 }),
        byHand("hand-newer", { daysOnMarket: 2 }),
        byHand("hand-sold", { ...closed, ...atlanta, images }),
        byHand("hand-gone"),
        byHand("hand-replaced"),
      ].map((record) => toListingRow(record, { source: "manual" }));
      await backend.db.insert(listings).values(rows);
      const [website] = await backend.db
        .select({ realtorId: realtors.id })
        .from(realtors)
        .where(eq(realtors.published, true));
      const now = new Date();
      await backend.db.insert(listingDocuments).values(
        rows.map(({ listingKey }) => ({
          id: listingKey,
          realtorId: website?.realtorId ?? "",
          listingKey,
          kind: "manual" as const,
          createdAt: now,
          updatedAt: now,
        })),
      );
      const change = (key: string, values: Partial<typeof listings.$inferInsert>) =>
        backend.db.update(listings).set(values).where(eq(listings.listingKey, key));
      await change("awkward-hand-gone", { goneAt: new Date() });
      await change("awkward-hand-replaced", { replacedBy: "crmls-1" });
    });

    it("are in the market of their state, newest first", async () => {
      expect(await keysOf("crmls")).toEqual(["awkward-hand-newer", "awkward-hand-older"]);
      expect(await keysOf("")).toEqual(["awkward-hand-newer", "awkward-hand-older"]);
      expect(await keysOf("fmls")).toEqual([]);
    });

    it("show all photos when sold in Georgia", async () => {
      const query = { licenseNumber: license, market: "fmls", searchType: "sold" } as const;
      const [sold] = await listAgentListings(backend.visitor, query);
      expect(sold?.listingKey).toBe("awkward-hand-sold");
      expect(sold?.media).toHaveLength(3);
    });

    it("are withdrawn when they left their source", async () => {
      const query = {
        licenseNumber: license,
        market: "",
        listingKey: "awkward-hand-gone",
      } as const;
      expect(await getListingStatus(backend.visitor, query)).toEqual({ status: "withdrawn" });
    });

    it("are in the list of a city where every market of its state allows it", async () => {
      const keys = async ({ app }: Pick<TestBackend, "app">) => {
        const response = await app.request("/cozying-api/v1/home/list?city=handville");
        const { homes } = homeList.parse(await response.json());
        return homes.map(({ listingKey }) => listingKey);
      };
      expect(await keys(backend)).toEqual(["awkward-hand-newer", "awkward-hand-older"]);
      const withRules = (byHandBeside: boolean) => {
        const app = createRouter();
        const markets = defaultMarkets.map((market) => ({
          ...market,
          rules: {
            ...market.rules,
            areaSearch: true,
            byHandBeside: byHandBeside || market.id === "fmls",
          },
        }));
        app.route("/", homeRoutes({ ...backend, urls: { toPublic, toStored: toPublic }, markets }));
        return { app };
      };
      expect(await keys(withRules(false))).toEqual([]);
      expect(await keys(withRules(true))).toHaveLength(2);
    });
  });

  it("of a market are limited to what its rules allow", async () => {
    const app = createRouter();
    const rules = {
      ...marketRules.crmls,
      soldPhotos: 0,
      closedPrices: false,
      priceChange: false,
      areaSearch: false,
    };
    const markets = sampleMarkets.map((market) =>
      market.id === "crmls" ? { ...market, rules } : market,
    );
    app.route("/", homeRoutes({ ...backend, urls: { toPublic, toStored: toPublic }, markets }));
    const read = async (path: string) => (await app.request(`/cozying-api/v1/${path}`)).json();
    const none = homeList.parse(await read("home/list"));
    expect(none).toMatchObject({ homes: [], totalCount: 0 });
    const others = homeList.parse(await read("home/list?state=GA&city=Atlanta"));
    expect(others.totalCount).toBeGreaterThan(0);
    const sold = agentListings.parse(
      await read(`agent?licenseNumber=${edgeCaseLicense}&market=crmls&searchType=sold`),
    );
    expect(sold.length).toBeGreaterThan(0);
    for (const home of sold) {
      expect(home).not.toHaveProperty("closePrice");
      expect(home).not.toHaveProperty("listPrice");
      expect(home.media ?? []).toEqual([]);
    }
  });

  describe("with all photos", () => {
    const listingKey = "awkward-forty-photos";
    const ofAgent = { licenseNumber: edgeCaseLicense, market: "" } as const;

    it("are one home at a time; lists have the first eight, and how many there are", async () => {
      const query = { ...ofAgent, searchType: "sale" } as const;
      const inList = async (homes: Promise<Listing[]>) =>
        (await homes).find((home) => home.listingKey === listingKey);
      const home = await getHome(backend.visitor, { listingKey });
      expect(home).toMatchObject({ listingKey, photosCount: 40 });
      expect(home.media).toHaveLength(40);
      const listed = { ...home, media: home.media?.slice(0, 8) };
      expect(await inList(listAgentListings(backend.visitor, query))).toEqual(listed);
      expect(await inList(search({}))).toEqual(listed);
      expect(await getHome(backend.visitor, { listingKey, ...ofAgent })).toEqual(home);
    });

    it("are listed with an unaltered photo, if there is one", async () => {
      const photo = (order: number, mediaAlteration: string[]) => ({
        mediaURL: `/media/${order}.jpg`,
        order,
        mediaAlteration,
      });
      const altered = Array.from({ length: 10 }, (_, order) => photo(order, ["Virtually Staged"]));
      const license = "00077777";
      const make = (key: string, media: Listing["media"]) =>
        toListingRow(
          {
            ...edgeCaseMaker(new Date())(key),
            listAgentStateLicense: license,
            city: "Alteredville",
            media,
          },
          { source: "manual", market: "crmls" },
        );
      await backend.db.insert(listings).values([
        { ...make("altered", altered), source: "crmls" },
        { ...make("altered-but-one", [...altered, photo(10, ["None"])]), source: "crmls" },
      ]);
      const query = { licenseNumber: license, market: "", searchType: "sale" } as const;
      const homes = await listAgentListings(backend.visitor, query);
      expect(homes.map(({ media }) => media?.map(({ order }) => order))).toEqual([
        [0, 1, 2, 3, 4, 5, 6, 7],
        [0, 1, 2, 3, 4, 5, 6, 10],
      ]);
    });

    it("are as many as the market allows", async () => {
      const sold = { listingKey: "awkward-sold-in-georgia-with-photos", ...ofAgent };
      const { media, photosCount } = await getHome(backend.visitor, sold);
      expect([media?.length, photosCount]).toEqual([1, 1]);
    });

    it.each([
      "awkward-withdrawn",
      "awkward-unknown-status",
      "awkward-kept-off-the-internet",
      "no-such-listing",
    ])("are none of %s", async (key) => {
      for (const query of [{ listingKey: key }, { listingKey: key, ...ofAgent }])
        await expect(getHome(backend.visitor, query)).rejects.toMatchObject({
          status: 404,
          code: "listing.notFound",
        });
    });

    it("are of the agent who asks, or of a home that the list of a city may have", async () => {
      const app = createRouter();
      app.onError((error, c) => c.body(null, error instanceof Problem ? 404 : 500));
      const markets = defaultMarkets.map((market) => ({
        ...market,
        rules: { ...market.rules, areaSearch: market.id !== "crmls" },
      }));
      app.route("/", homeRoutes({ ...backend, urls: { toPublic, toStored: toPublic }, markets }));
      const statusOf = async (query: Record<string, string>) => {
        const parameters = new URLSearchParams({ listingKey, ...query });
        return (await app.request(`/cozying-api/v1/home?${parameters}`)).status;
      };
      expect(await statusOf({})).toBe(404);
      expect(await statusOf({ licenseNumber: edgeCaseLicense })).toBe(200);
      expect(await statusOf({ licenseNumber: edgeCaseLicense, market: "crmls" })).toBe(200);
      expect(await statusOf({ licenseNumber: edgeCaseLicense, market: "fmls" })).toBe(404);
      expect(await statusOf({ licenseNumber: "SAMPLE-99" })).toBe(404);
      expect(await statusOf({ listingKey: "awkward-georgia" })).toBe(200);
    });
  });

  it("have markets with their rules, which may be used for an hour", async () => {
    const markets = await listMarkets(backend.visitor);
    expect(markets.map(({ id, rules }) => [id, rules.soldPhotos])).toEqual([
      ["crmls", null],
      ["fmls", 1],
    ]);
    const response = await backend.app.request("/cozying-api/v1/markets");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it.each([
    ["coming-soon", "listed"],
    ["display-strings", "listed"],
    ["sold-before-2012", "listed"],
    ["bought-for-a-client", "listed"],
    ["withdrawn", "withdrawn"],
    ["deleted", "withdrawn"],
    ["unknown-status", "unknown"],
    ["kept-off-the-internet", "unknown"],
    ["on-offer-to-a-buyer", "unknown"],
    ["no-such-listing", "unknown"],
  ])("have a status without address and price: %s is %s", async (key, status) => {
    const listingKey = `awkward-${key}`;
    const query = { licenseNumber: edgeCaseLicense, market: "", listingKey } as const;
    expect(await getListingStatus(backend.visitor, query)).toEqual({ status });
  });

  it("have a status for their agent and in their market only", async () => {
    const listingKey = "awkward-withdrawn";
    const statusOf = async (licenseNumber: string, market: "crmls" | "fmls") =>
      (await getListingStatus(backend.visitor, { licenseNumber, market, listingKey })).status;
    expect(await statusOf(edgeCaseLicense, "crmls")).toBe("withdrawn");
    expect(await statusOf(edgeCaseLicense, "fmls")).toBe("unknown");
    expect(await statusOf("SAMPLE-99", "crmls")).toBe("unknown");
  });

  it("of an unknown license are none, and a license is not a number", async () => {
    for (const licenseNumber of ["SAMPLE-99", "45", "%", "0000004"]) {
      const query = { licenseNumber, market: "", searchType: "sale" } as const;
      expect(await listAgentListings(backend.visitor, query)).toEqual([]);
    }
  });
});
