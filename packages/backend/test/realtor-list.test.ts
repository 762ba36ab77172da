import { randomUUID } from "node:crypto";

import {
  countRealtors,
  createRealtor,
  findRealtors,
  findRealtorsByAddress,
  getRealtor,
  inviteRealtor,
  listRealtors,
  updateRealtor,
} from "@realtor/api/loaning";
import type { RealtorProfileInput, RealtorQuery } from "@realtor/api/loaning";
import { realtorCounts } from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";
import type { Http } from "@realtor/api/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { account, user } from "../src/db/schema.ts";
import { sampleAgents } from "../src/seed/sample-agents.ts";
import { publishable } from "./fixtures/publishable.ts";
import {
  adminEmail,
  describeOnPglite,
  newSlug,
  startBackend,
  userEmail,
} from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnPglite("the list of websites", (engine) => {
  let backend: TestBackend;
  let admin: Http;
  beforeAll(async () => {
    backend = await startBackend(engine);
    admin = await backend.signedIn(adminEmail);
  });
  afterAll(() => backend.close());

  async function newWebsite(userName: string, profile: RealtorProfileInput) {
    const { id, http } = await backend.createUser("realtor");
    await backend.db.update(user).set({ name: userName }).where(eq(user.id, id));
    // The agent has signed in with a provider.
    const provider = { providerId: "google", accountId: id, userId: id };
    await backend.db.insert(account).values({ id: randomUUID(), ...provider });
    return { http, realtor: await createRealtor(http, profile) };
  }

  const addresses = async (query: RealtorQuery, http = admin) => {
    const { page, totalCount } = await findRealtors(http, query);
    expect(totalCount).toBe(page.length);
    return page.map(({ desiredUrl }) => desiredUrl);
  };

  it("returns the published ones of up to 60 addresses in one call", async () => {
    const isPublished = { isMakeHomepage: "Y" } as const;
    const { realtor } = await backend.newAgent({ desiredUrl: newSlug("Member"), ...isPublished });
    const draft = await backend.newAgent({ desiredUrl: newSlug("draft") });
    const asked = [realtor.desiredUrl.toUpperCase(), draft.realtor.desiredUrl, newSlug("none")];
    const found = await findRealtorsByAddress(admin, asked);
    expect(found.map(({ desiredUrl }) => desiredUrl)).toEqual([realtor.desiredUrl]);
    const many = Array.from({ length: limits.teamMembers + 1 }, () => "ab");
    await expect(findRealtorsByAddress(admin, many)).rejects.toMatchObject({ status: 400 });
  });

  it("finds a website by a new name, and a visitor only a published one", async () => {
    const { http, realtor } = await backend.newAgent({ desiredUrl: newSlug("renamed") });
    const userName = `Ximena ${newSlug("quill")}`;
    const { id, updatedAt } = await updateRealtor(http, realtor.id, {
      updatedAt: realtor.updatedAt,
      userName,
    });
    const find = async (caller: Http) => (await findRealtors(caller, { q: userName })).totalCount;
    expect([await find(admin), await find(backend.visitor)]).toEqual([1, 0]);
    await updateRealtor(http, id, { updatedAt, ...publishable, isMakeHomepage: "Y" });
    expect(await find(backend.visitor)).toBe(1);
  });

  it("finds a website by a substring of its address or names", async () => {
    const desiredUrl = newSlug("Searched_One");
    await newWebsite("Ellen Marsh-Öberg", {
      desiredUrl,
      aboutMeEn: "A word in the text",
      etcInfo: [
        { contentType: "company_phone", content: "엘렌의 회사" },
        { contentType: "korea_name", content: "마쉬 엘렌" },
      ],
      presentation: { nameJa: "エレン・マーシュ" },
      draft: { changes: { presentation: { nameJa: "秘密" } } },
    });
    await newWebsite("100% Real_Estate", { desiredUrl: newSlug("other") });
    for (const q of ["searched_one", "ellen MARSH", "Öberg", "마쉬 엘", "レン・マ", " ELLEN "]) {
      expect(await addresses({ q })).toEqual([desiredUrl]);
    }
    for (const q of ["엘렌의", "A word in", "秘密", "e%n", "Ellen_Marsh", "%%%", "\\", "'"]) {
      expect(await addresses({ q })).toEqual([]);
    }
    expect(await findRealtors(admin, { q: "0% real_e" })).toMatchObject({
      totalCount: 1,
      page: [{ userName: "100% Real_Estate" }],
    });
    expect((await findRealtors(admin, { q: " " })).totalCount).toBeGreaterThan(11);
  });

  it("filters and counts published and unpublished websites", async () => {
    const word = newSlug("counted");
    const live = `${word}-b`;
    const drafts = [`${word}-a`, `${word}-c`];
    const published = { ...publishable, desiredUrl: live, isMakeHomepage: "Y" } as const;
    await newWebsite("Other Author", published);
    for (const desiredUrl of drafts) await newWebsite("Other Author", { desiredUrl });
    expect(await addresses({ q: word, state: "live" })).toEqual([live]);
    expect(await addresses({ q: word, state: "draft", sort: "address" })).toEqual(drafts);
    expect(realtorCounts.parse(await countRealtors(admin, { q: word.toUpperCase() }))).toEqual({
      all: 3,
      live: 1,
      draft: 2,
      invited: 0,
    });
    const { all, live: allLive, draft, invited } = await countRealtors(admin);
    expect(all).toBe((await findRealtors(admin)).totalCount);
    expect(allLive + draft + invited).toBe(all);
    expect(allLive).toBeGreaterThanOrEqual(11);
  });

  it("tells invited agents from those who have signed in, to admins only", async () => {
    const word = newSlug("waiting");
    const { realtor } = await inviteRealtor(admin, {
      email: `${word}@agents.example`,
      userName: "Waiting Person",
      desiredUrl: word,
      locale: "en",
    });
    const signedIn = await newWebsite("Signed In", { desiredUrl: `${word}-b` });
    expect(await addresses({ q: word, state: "invited" })).toEqual([word]);
    expect(await addresses({ q: word, state: "draft" })).toEqual([`${word}-b`]);
    expect(await countRealtors(admin, { q: word })).toMatchObject({ draft: 1, invited: 1 });
    const { page } = await findRealtors(admin, { q: word, sort: "address" });
    expect(page.map(({ isInvited }) => isInvited)).toEqual([true, false]);
    const [own] = (await findRealtors(signedIn.http)).page;
    expect(own).not.toHaveProperty("isInvited");
    // The list's own key is not stored.
    const { id, updatedAt } = realtor;
    await updateRealtor(admin, id, { updatedAt, isInvited: false });
    expect(await getRealtor(admin, id, { asOwner: true })).not.toHaveProperty("isInvited");
  });

  it("filters by brokerage and by the state of the areas, and searches brokerage and license", async () => {
    const word = newSlug("filtered");
    const brokerage = `Vale & Sons ${word}`;
    const name = (content: string) => [{ contentType: "home_list_realtor" as const, content }];
    await newWebsite("In California", {
      desiredUrl: `${word}-a`,
      etcInfo: name(` ${brokerage} `),
      activityRegion: [{ state: "CA", city: "Irvine" }],
      licenseNumber: `CA DRE ${word}`,
    });
    await newWebsite("In Both", {
      desiredUrl: `${word}-b`,
      etcInfo: name(brokerage),
      activityRegion: [
        { state: "GA", city: "Duluth" },
        { state: "CA", city: "Tustin" },
      ],
    });
    await newWebsite("Elsewhere", { desiredUrl: `${word}-c`, etcInfo: name(`${brokerage} 2`) });
    const sorted = (query: RealtorQuery) => addresses({ sort: "address", ...query });
    expect(await sorted({ brokerage })).toEqual([`${word}-a`, `${word}-b`]);
    expect(await sorted({ brokerage, area: "GA" })).toEqual([`${word}-b`]);
    expect(await sorted({ q: word, area: "CA" })).toEqual([`${word}-a`, `${word}-b`]);
    expect(await sorted({ q: `& sons ${word}` })).toHaveLength(3);
    expect(await sorted({ q: `dre ${word}` })).toEqual([`${word}-a`]);
    await expect(findRealtors(admin, { area: "TX" as "CA" })).rejects.toMatchObject({
      status: 400,
    });
  });

  it("sorts by name, address or update in either direction, ignoring case", async () => {
    const word = newSlug("sorted");
    const [a, b, c] = [`${word}-A`, `${word}-b`, `${word}-C`] as const;
    await newWebsite("zoe", { desiredUrl: b });
    const first = await newWebsite("Yuri", { desiredUrl: a });
    await newWebsite("xavier", { desiredUrl: c });
    const { id, updatedAt } = first.realtor;
    await updateRealtor(first.http, id, { updatedAt, salesCount: 1 });
    const sorted = (query: RealtorQuery) => addresses({ q: word, ...query });
    expect(await sorted({ sort: "name" })).toEqual([c, a, b]);
    expect(await sorted({ sort: "name", order: "desc" })).toEqual([b, a, c]);
    expect(await sorted({ sort: "address" })).toEqual([a, b, c]);
    expect(await sorted({ sort: "address", order: "desc" })).toEqual([c, b, a]);
    expect((await sorted({}))[0]).toBe(a);
    expect((await sorted({ order: "asc" })).at(-1)).toBe(a);
    const second = await findRealtors(admin, {
      q: word,
      sort: "address",
      perPage: 2,
      currentPage: 1,
    });
    expect(second).toMatchObject({ totalCount: 3, page: [{ desiredUrl: c }] });
  });

  it("does not find websites that the user may not see", async () => {
    const desiredUrl = newSlug("hidden");
    const { http } = await newWebsite("Hidden Person", { desiredUrl });
    expect(await addresses({ q: desiredUrl, state: "draft" }, http)).toEqual([desiredUrl]);
    expect(await countRealtors(http)).toEqual({ all: 1, live: 0, draft: 1, invited: 0 });
    const other = (await newWebsite("Other", { desiredUrl: newSlug("other") })).http;
    for (const stranger of [backend.visitor, await backend.signedIn(userEmail), other]) {
      expect(await addresses({ q: desiredUrl }, stranger)).toEqual([]);
      expect(await addresses({ q: desiredUrl, state: "draft" }, stranger)).toEqual([]);
    }
    expect(await countRealtors(other, { q: "hidden" })).toMatchObject({ all: 0, draft: 0 });
  });

  it("returns the samples in carousel order after changes", async () => {
    const grace = await getRealtor(admin, "grace-kim", { asOwner: true });
    await updateRealtor(admin, grace.id, { updatedAt: grace.updatedAt, salesCount: 1 });
    const samples = await listRealtors(backend.visitor, { sample: "Y" });
    expect(samples.map(({ desiredUrl }) => desiredUrl)).toEqual(
      sampleAgents.map(({ slug }) => slug),
    );
  });
});
