import { randomBytes } from "node:crypto";

import { getHome, listAgentListings, listHomes } from "@realtor/api/home";
import { agentListings, defaultMarkets } from "@realtor/api/home-schemas";
import { createListing, deleteListing, getListing, updateListing } from "@realtor/api/listing";
import type { ListingUpdate } from "@realtor/api/listing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { listings, realtors } from "../src/db/schema.ts";
import { toListingRow } from "../src/home/listing-row.ts";
import { homeRoutes } from "../src/home/listings.ts";
import { createRouter } from "../src/http/app-env.ts";
import { sampleAgents } from "../src/seed/sample-agents.ts";
import { completeHome } from "./fixtures/complete-home.ts";
import { describeOnPglite, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const words = {
  ko: { sentence: "아침 해가 드는 집입니다.", description: "방이 넷입니다." },
  en: { sentence: "Morning light." },
  ja: { sentence: "下書き", isConfirmed: "N" },
} as const;
const { ja: _draft, ...shownWords } = words;

describeOnPglite("words about a home", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  /** An agent of a home in an MLS, with published words about it. */
  async function newWriter() {
    const number = String(10_000_000 + (randomBytes(3).readUIntBE(0, 3) % 80_000_000));
    const key = `crmls-${number}`;
    const licenseNumber = `CA DRE ${number}`;
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
      licenseNumber,
      activityRegion: [{ state: "CA", city: "Irvine" }],
    });
    await backend.db.insert(listings).values(
      toListingRow(
        {
          listingKey: key,
          standardStatus: "Active",
          propertyType: "Residential",
          propertySubType: "SingleFamilyResidence",
          city: `City ${number}`,
          stateOrProvince: "CA",
          listAgentStateLicense: number,
        },
        { source: "crmls", market: "crmls" },
      ),
    );
    const { id } = await createListing(http, { realtorId: realtor.id, listingKey: key, words });
    const save = async (update: Partial<ListingUpdate>) => {
      const { updatedAt } = await getListing(http, id);
      return updateListing(http, id, { updatedAt, ...update });
    };
    const query = { licenseNumber, market: "crmls" } as const;
    const read = async () => {
      const [home] = await listAgentListings(backend.visitor, { ...query, searchType: "sale" });
      return home?.words;
    };
    return { http, realtor, id, key, number, query, save, read };
  }

  it("are public once they are published, in each language that is no draft", async () => {
    const { save, read, query, key } = await newWriter();
    expect(await read()).toBeUndefined();
    await save({ isPublished: "Y" });
    expect(await read()).toEqual(shownWords);
    expect((await getHome(backend.visitor, { ...query, listingKey: key })).words).toEqual(
      shownWords,
    );
    await save({ words: { en: { sentence: "Evening light." } } });
    expect(await read()).toEqual(shownWords);
    await save({ isPublished: "N" });
    expect(await read()).toBeUndefined();
  });

  it("are not there once they are deleted, or with a website that is not public", async () => {
    const { http, realtor, save, read, id } = await newWriter();
    await save({ isPublished: "Y" });
    const isPublic = (published: boolean) =>
      backend.db.update(realtors).set({ published }).where(eq(realtors.id, realtor.id));
    await isPublic(false);
    expect(await read()).toBeUndefined();
    await isPublic(true);
    expect(await read()).toEqual(shownWords);
    await deleteListing(http, id);
    expect(await read()).toBeUndefined();
  });

  it("are those of the agent who is asked for, not of another who has the home, too", async () => {
    const { save, key } = await newWriter();
    await save({ isPublished: "Y" });
    const other = await newWriter();
    await backend.db
      .update(listings)
      .set({ coListAgentLicense: other.number })
      .where(eq(listings.listingKey, key));
    const ofOther = await getHome(backend.visitor, { ...other.query, listingKey: key });
    expect(ofOther.words).toBeUndefined();
    const ofNoAgent = await getHome(backend.visitor, { listingKey: key });
    expect(ofNoAgent.words).toBeUndefined();
    const { homes } = await listHomes(backend.visitor, { city: ofNoAgent.city ?? "", county: "" });
    expect(homes).toMatchObject([{ listingKey: key }]);
    expect(homes[0]).not.toHaveProperty("words");
  });

  it("are shown where the market allows them only; those of a home by hand always", async () => {
    const { http, realtor, save, query } = await newWriter();
    await save({ isPublished: "Y" });
    const home = { ...completeHome, realtorId: realtor.id, words };
    const { id, updatedAt } = await createListing(http, home);
    await updateListing(http, id, { updatedAt, isPublished: "Y" });
    const wordsWith = async (ownTranslation: boolean) => {
      const app = createRouter();
      const markets = defaultMarkets.map((market) => ({
        ...market,
        rules: { ...market.rules, ownTranslation },
      }));
      const toPublic = (url: string) => url;
      app.route("/", homeRoutes({ ...backend, urls: { toPublic, toStored: toPublic }, markets }));
      const parameters = new URLSearchParams({ ...query, searchType: "sale" });
      const response = await app.request(`/cozying-api/v1/agent?${parameters}`);
      const found = agentListings.parse(await response.json());
      return Object.fromEntries(
        found.map((one) => [one.originatingSystemName ?? "MLS", one.words]),
      );
    };
    expect(await wordsWith(true)).toEqual({ MLS: shownWords, manual: shownWords });
    expect(await wordsWith(false)).toEqual({ manual: shownWords });
  });

  it("are a sentence in three languages for each home of a sample", async () => {
    for (const { license: licenseNumber } of sampleAgents) {
      const query = { licenseNumber, market: "", searchType: "sale" } as const;
      const homes = await listAgentListings(backend.visitor, query);
      expect(homes.length).toBeGreaterThan(0);
      for (const { words: ofHome } of homes)
        expect(ofHome).toEqual({
          ko: { sentence: expect.stringMatching(/[가-힣].*\.$/) },
          en: { sentence: expect.stringMatching(/[a-z].*\.$/) },
          ja: { sentence: expect.stringMatching(/[ぁ-ん].*。$/) },
        });
    }
  });
});
