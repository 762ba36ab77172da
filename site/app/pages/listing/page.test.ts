import { defaultMarkets } from "@realtor/api/home-schemas";
import type { Listing, ListingStatus } from "@realtor/api/home";
import { describe, expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import type { PageAddress } from "#app/page.ts";
import { profileWith } from "#test/fixtures/profile.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

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
  return createFakeSources({
    getRealtor: async () => profileWith(),
    getListings: async () => ({
      byType: { sale, rent: [], sold: [], rented: [] },
      asOf: now.toISOString(),
    }),
    getListingStatus: async () => status,
  });
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
    ["ja-JP", "この物件の掲載は終了しました"],
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

describe("a home of an agent in California and Georgia", () => {
  const both = profileWith({
    activityRegion: [
      { state: "CA", city: "Irvine" },
      { state: "GA", city: "Atlanta" },
    ],
  });
  const openHouses = [
    {
      openHouseDate: "2026-11-28",
      openHouseStartTime: "2026-11-28T19:00:00Z",
      openHouseEndTime: "2026-11-28T21:00:00Z",
    },
  ];

  it.each([
    ["GA", "FMLS", "2:00 to 4:00 PM", "Eastern Time", "First Multiple Listing Service"],
    ["CA", "CRMLS", "11:00 AM to 1:00 PM", "Pacific Time", "California Regional"],
  ])("in %s has its own time zone and source", async (state, system, hours, zone, source) => {
    const home = listingWith("1", {
      stateOrProvince: state,
      originatingSystemName: system,
      unparsedAddress: "1 Sample Lane",
      city: "Sample",
      openHouses,
    });
    const sources = { ...sourcesWith(null, [home]), getRealtor: async () => both };
    const slug = `1-sample-lane-sample-${state.toLowerCase()}`;
    for (const [name, path] of [
      ["listing", slug],
      ["listing-sheet", "sheet"],
    ] as const) {
      const address = addressOf("1");
      const page = await renderPage(
        name,
        { ...address, path: `/grace-kim/homes/1/${path}`, params: { listingKey: "1", slug } },
        { sources, now },
      );
      if (page.kind !== "page") throw new Error(`The page is ${page.kind}.`);
      const text = page.body.replaceAll(/<[^>]*>/g, "");
      expect(text).toContain(hours);
      expect(text).toContain(zone);
      expect(text).toContain(source);
    }
  });
});

describe("a home with more photos than its list has", () => {
  const photos = (count: number) =>
    Array.from({ length: count }, (_, order) => ({ mediaURL: `/media/${order}.jpg`, order }));
  const slug = "1-sample-lane-irvine-ca";

  async function open(photosCount: number, home: Listing | null) {
    const asked: unknown[] = [];
    const listed = listingWith("1", { photosCount, media: photos(8) });
    const page = await renderPage(
      "listing",
      { ...addressOf("1"), params: { listingKey: "1", slug } },
      {
        sources: createFakeSources({
          ...sourcesWith(null, [listed, listingWith("2")]),
          getHome: async (query) => {
            asked.push(query);
            return home;
          },
        }),
        now,
      },
    );
    if (page.kind !== "page") throw new Error(`The page is ${page.kind}.`);
    const { props } = page.data;
    return { asked, photos: props };
  }

  it("asks once for all of them, as its agent", async () => {
    const { asked, photos: props } = await open(
      12,
      listingWith("1", { listPrice: 1, media: photos(12) }),
    );
    const { licenseNumber } = profileWith();
    expect(asked).toEqual([{ licenseNumber, market: "crmls", listingKey: "1" }]);
    expect(props).toMatchObject({
      controls: { photos: { length: 12 } },
      // The rest is that of the list.
      bar: { home: { price: "$1,500,000" } },
    });
  });

  it("shows those of the list where there are no others, and does not ask without need", async () => {
    expect(await open(12, null)).toMatchObject({
      asked: { length: 1 },
      photos: { controls: { photos: { length: 8 } } },
    });
    expect(await open(8, null)).toMatchObject({
      asked: { length: 0 },
      photos: { controls: { photos: { length: 8 } } },
    });
  });
});

it.each([
  ["portrait", "I’ll get back to you soon."],
  ["brokerage", "An agent from your area will get back to you soon."],
] as const)(
  "a home of the template %s speaks as one person or as a firm",
  async (template, note) => {
    const page = await renderPage(
      "listing",
      { ...addressOf("1"), params: { listingKey: "1", slug: "1-sample-lane-irvine-ca" } },
      {
        sources: createFakeSources({
          ...sourcesWith(null),
          getRealtor: async () => profileWith({ presentation: { template } }),
        }),
        now,
      },
    );
    expect(page).toMatchObject({
      data: { props: { request: { formLabels: { contact: { sentNote: note } } } } },
    });
  },
);

describe("while the home service is down", () => {
  const openHome = (asOf: string | null) =>
    renderPage(
      "listing",
      {
        ...addressOf("1"),
        params: { listingKey: "1", slug: "1-sample-lane-irvine-ca" },
      },
      {
        sources: createFakeSources({
          getRealtor: async () => profileWith(),
          getListings: async () =>
            asOf === null
              ? null
              : {
                  byType: { sale: [listingWith("1")], rent: [], sold: [], rented: [] },
                  asOf,
                },
        }),
        now,
      },
    );

  it("shows the last copy of a home with its time", async () => {
    const page = await openHome("2026-11-19T20:00:00Z");
    expect(page).toMatchObject({ kind: "page", status: 200 });
    expect(page.kind === "page" && page.body).toContain("November 19, 2026 at 12:00 PM");
  });

  it("fails without a copy, to which the server responds with 503", async () => {
    await expect(openHome(null)).rejects.toMatchObject({ reachable: false });
  });
});

describe("a home of another broker", () => {
  const other = listingWith("9", { stateOrProvince: "CA", listOfficeName: "Harbor & Pine Realty" });
  const address = {
    ...addressOf("9"),
    params: { listingKey: "9", slug: "9-sample-lane-irvine-ca" },
  };
  const markets = defaultMarkets.map((market) => ({
    ...market,
    rules: { ...market.rules, areaSearch: true },
  }));
  const open = (cityHomes: "Y" | "N", home: Listing | null) =>
    renderPage("listing", address, {
      sources: createFakeSources({
        ...sourcesWith(null, []),
        getRealtor: async () => profileWith({ presentation: { cityHomes } }),
        getMarkets: async () => markets,
        getHome: async () => home,
      }),
      now,
    });

  it("opens in a city whose homes the agent shows, with its brokerage, and is not indexed", async () => {
    const page = await open("Y", other);
    if (page.kind !== "page") throw new Error(`The page is ${page.kind}.`);
    expect(page.body).toContain("Harbor &amp; Pine Realty");
    expect(page.body).not.toContain("/sheet");
    expect(page.head).toMatchObject({ index: false, alternates: [], image: undefined });
  });

  it.each([
    ["of an agent who does not show them", "N", other],
    ["that no market allows", "Y", null],
    ["of another city", "Y", { ...other, city: "Fresno" }],
  ] as const)("is not found %s", async (_, cityHomes, home) => {
    expect(await open(cityHomes, home)).toMatchObject({ status: 404 });
  });
});
