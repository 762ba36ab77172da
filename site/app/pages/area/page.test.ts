import type { HomeQuery, Listing } from "@realtor/api/home";
import { defaultMarkets } from "@realtor/api/home-schemas";
import { expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import type { PageAddress } from "#app/page.ts";
import { createFakeSources } from "#test/fakes/sources.ts";
import { profileWith } from "#test/fixtures/profile.ts";

const now = new Date("2026-11-20T12:00:00Z");

const homes: Listing[] = Array.from({ length: 15 }, (_, n) => ({
  listingKey: `K${n}`,
  standardStatus: "Active",
  propertyType: "Residential",
  listPrice: 500_000,
  unparsedAddress: `${n + 1} Sample Lane, Irvine, CA`,
  city: "Irvine",
  stateOrProvince: "CA",
  listOfficeName: "Harbor & Pine Realty",
}));

const withArea = (areaSearch: boolean) =>
  defaultMarkets.map((market) => ({ ...market, rules: { ...market.rules, areaSearch } }));

interface Options extends Partial<Pick<PageAddress, "search" | "locale" | "ownDomain">> {
  city?: string;
  cityHomes?: "Y" | "N";
  isAllowed?: boolean;
  found?: Listing[] | null;
}

async function load({
  city = "irvine",
  cityHomes = "Y",
  isAllowed = true,
  found = homes,
  ...change
}: Options = {}) {
  const asked: Partial<HomeQuery>[] = [];
  const page = await renderPage(
    "area",
    {
      locale: "en",
      path: `/grace-kim/area/${city}`,
      search: "",
      origin: "https://realtor.example",
      ownDomain: false,
      desiredUrl: "grace-kim",
      params: { city },
      ...change,
    },
    {
      sources: createFakeSources({
        getRealtor: async () => profileWith({ presentation: { cityHomes } }),
        getMarkets: async () => withArea(isAllowed),
        getCityHomes: async (query) => {
          asked.push(query);
          return found && { homes: found, total: 212, asOf: "2026-11-19T17:00:00Z" };
        },
      }),
      now,
    },
  );
  return { page, asked };
}

async function loadPage(options?: Options) {
  const { page, asked } = await load(options);
  if (page.kind !== "page") throw new Error(`The page is ${page.kind}.`);
  return { ...page, text: page.body.replaceAll(/<[^>]*>/g, ""), asked };
}

it.each([
  ["en", "1–15 of 212 homes"],
  ["ko", "매물 212건 중 1–15"],
  ["ja-JP", "212件中 1〜15件"],
] as const)("has the homes of the city with their brokerage, in %s", async (locale, range) => {
  const { text, head, body } = await loadPage({ locale });
  expect(text).toContain(range);
  expect(text).toContain("Harbor &amp; Pine Realty");
  expect(body).toContain("<details");
  expect(head).toMatchObject({ index: false, alternates: [] });
});

it("asks for one kind and one page", async () => {
  const { asked, body } = await loadPage({ search: "?kind=condo&page=2" });
  expect(asked).toEqual([
    expect.objectContaining({
      city: "Irvine",
      state: "CA",
      propertyType: "condo",
      currentPage: 1,
      homesPerGroup: 15,
    }),
  ]);
  expect(body).toContain('href="/en/grace-kim/area/irvine?kind=condo&amp;page=3"');
  expect(body).toContain('href="/en/grace-kim/area/irvine?kind=condo"');
});

it("ends at the last page, and says that there are none of a kind", async () => {
  const { text } = await loadPage({ found: [], search: "?kind=land" });
  expect(text).toContain("No homes of this type here right now.");
  const { page } = await load({ found: [], search: "?page=16" });
  expect(page).toMatchObject({ status: 404 });
});

it.each<[string, Options]>([
  ["a city that is not the agent's", { city: "los-angeles" }],
  ["an agent who has not turned it on", { cityHomes: "N" }],
  ["a market that does not allow it", { isAllowed: false }],
])("does not exist for %s", async (_, options) => {
  const { page } = await load(options);
  expect(page).toMatchObject({ status: 404 });
});

it("fails as an outage without the home service", async () => {
  await expect(load({ found: null })).rejects.toThrow("HOME_API_URL");
});
