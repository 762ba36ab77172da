import { randomBytes } from "node:crypto";

import { getListingStatus, listAgentListings, listHomes } from "@realtor/api/home";
import type { SearchType } from "@realtor/api/home";
import type { Http } from "@realtor/api/http";
import {
  changeListingStatus,
  createListing,
  deleteListing,
  getListing,
  listListings,
  restoreListing,
  updateListing,
} from "@realtor/api/listing";
import type { ListingContent, ListingUpdate } from "@realtor/api/listing";
import { deleteRealtor, updateRealtor } from "@realtor/api/loaning";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { listingDocuments, listingEvents, listings, listingVersions } from "../src/db/schema.ts";
import { toListingRow } from "../src/home/listing-row.ts";
import { deleteExpired } from "../src/loaning/delete-expired.ts";
import { completeHome } from "./fixtures/complete-home.ts";
import { getError } from "./fixtures/get-error.ts";
import { describeOnPglite, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

describeOnPglite("homes by hand", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  const newNumber = () => String(10_000_000 + (randomBytes(3).readUIntBE(0, 3) % 80_000_000));

  /** An agent with a license of their own, whose website is public or not. */
  async function newAgent(isMakeHomepage: "Y" | "N" = "Y") {
    const number = newNumber();
    const { http, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage,
      licenseNumber: `CA DRE ${number}`,
      activityRegion: [{ state: "CA", city: "Irvine" }],
    });
    return { http, realtor, number };
  }

  const save = async (http: Http, id: string, update: Partial<ListingUpdate>) => {
    const { updatedAt } = await getListing(http, id);
    return updateListing(http, id, { updatedAt, ...update });
  };
  const publish = (http: Http, id: string, changes: Partial<ListingUpdate> = {}) =>
    save(http, id, { ...changes, isPublished: "Y" });

  async function newHome(agent: { http: Http; realtor: { id: string } }, changes: object = {}) {
    const input = { ...completeHome, ...changes, realtorId: agent.realtor.id };
    const document = await createListing(agent.http, input);
    return publish(agent.http, document.id);
  }

  const shown = async (number: string, searchType: SearchType = "sale") => {
    const query = { licenseNumber: `CA DRE ${number}`, market: "crmls", searchType } as const;
    return listAgentListings(backend.visitor, query);
  };

  it("are drafts until they are published, and drafts again when they are taken down", async () => {
    const { http, realtor, number } = await newAgent();
    const input = { realtorId: realtor.id, street: "27 Sycamore Bend" };
    const created = await createListing(http, input);
    expect(created).toMatchObject({ kind: "manual", published: null, realtor: { id: realtor.id } });
    const drafted = await updateListing(http, created.id, {
      ...completeHome,
      updatedAt: created.updatedAt,
    });
    expect(drafted.draft).toMatchObject({ price: 1_250_000, street: "27 Sycamore Bend" });
    expect(await shown(number)).toEqual([]);

    const published = await publish(http, created.id);
    expect(published).toMatchObject({ draft: null, published: completeHome });
    const [home] = await shown(number);
    expect(home).toMatchObject({
      listingKey: created.listingKey,
      originatingSystemName: "manual",
      unparsedAddress: "27 Sycamore Bend, Handville, CA 92618",
      listPrice: 1_250_000,
      bathroomsFull: 2,
      bathroomsHalf: 1,
      listAgentStateLicense: number,
      listOfficeName: "Sample Brokerage",
      media: [{ mediaURL: completeHome.photos[0].url, order: 0 }],
    });
    const { homes } = await listHomes(backend.visitor, { city: "Handville" });
    expect(homes.map(({ listingKey }) => listingKey)).toContain(created.listingKey);

    const next = await save(http, created.id, { price: 1_200_000 });
    expect(next).toMatchObject({ draft: { price: 1_200_000 }, published: { price: 1_250_000 } });
    expect(await shown(number)).toMatchObject([{ listPrice: 1_250_000 }]);
    const undone = await save(http, created.id, { price: 1_250_000 });
    expect(undone.draft).toBeNull();

    const down = await save(http, created.id, { isPublished: "N" });
    expect(down).toMatchObject({ published: null, draft: completeHome });
    expect(await shown(number)).toEqual([]);
    const query = { licenseNumber: number, market: "", listingKey: created.listingKey } as const;
    expect(await getListingStatus(backend.visitor, query)).toEqual({ status: "withdrawn" });
  });

  it("remove a key that is null, and keep one that they do not know", async () => {
    const { http, realtor } = await newAgent("N");
    const { id, updatedAt } = await createListing(http, { ...completeHome, realtorId: realtor.id });
    const saved = await updateListing(http, id, { updatedAt, bedrooms: null, laterKey: 1 });
    expect(saved.draft).not.toHaveProperty("bedrooms");
    expect(saved.draft).toMatchObject({ laterKey: 1 });
  });

  it("need what is required, with a pointer for each", async () => {
    const { http, realtor } = await newAgent();
    const { id } = await createListing(http, {
      ...completeHome,
      realtorId: realtor.id,
      offer: "rent",
      status: "comingSoon",
      showingsFrom: "2020-01-01",
      price: 0,
      photos: [],
    });
    const error = await getError(publish(http, id, { brokerageName: " " }));
    expect(error).toMatchObject({ status: 422, code: "listing.incomplete" });
    expect(error.errors).toEqual([
      { pointer: "/price", code: "required" },
      { pointer: "/leaseTerm", code: "required" },
      { pointer: "/availableFrom", code: "required" },
      { pointer: "/showingsFrom", code: "date.past" },
      { pointer: "/photos", code: "list.tooShort" },
      { pointer: "/brokerageName", code: "required" },
    ]);
    expect(await getListing(http, id)).toMatchObject({ published: null, draft: { price: 0 } });
  });

  it("need the original of an altered photo", async () => {
    const agent = await newAgent();
    const [{ url }] = completeHome.photos;
    const altered = { photoDetails: { [url]: { altered: ["furniture"] } } };
    const { id } = await createListing(agent.http, {
      ...completeHome,
      realtorId: agent.realtor.id,
      ...(altered as Pick<ListingContent, "photoDetails">),
    });
    expect((await getError(publish(agent.http, id))).errors).toEqual([
      { pointer: "/photos", code: "list.tooShort" },
    ]);
    const original = url.replace("midcentury", "coastal-dusk");
    await publish(agent.http, id, {
      photoDetails: { [url]: { altered: ["furniture"], original } },
    });
    expect(await shown(agent.number)).toMatchObject([
      { media: [{ mediaURL: url, mediaAlteration: ["Virtually Staged"], originalURL: original }] },
    ]);
  });

  it("are saved by one device at a time", async () => {
    const { http, realtor } = await newAgent();
    const { id, updatedAt } = await createListing(http, { realtorId: realtor.id });
    await updateListing(http, id, { updatedAt, price: 1 });
    const stale = await getError(updateListing(http, id, { updatedAt, price: 2 }));
    expect(stale).toMatchObject({ status: 409, code: "listing.stale" });
    const status = { updatedAt, status: "pending" } as const;
    expect(await getError(changeListingStatus(http, id, status))).toMatchObject({ status: 409 });
  });

  it("are the agent's and staff's only", async () => {
    const owner = await newAgent("N");
    const { id } = await createListing(owner.http, { realtorId: owner.realtor.id });
    const other = await newAgent();
    const { http } = other;
    const updatedAt = new Date().toISOString();
    for (const call of [
      () => getListing(http, id),
      () => updateListing(http, id, { updatedAt }),
      () => changeListingStatus(http, id, { updatedAt, status: "pending" }),
      () => deleteListing(http, id),
      () => restoreListing(http, id),
      () => createListing(http, { realtorId: other.realtor.id, copyOf: id }),
    ])
      expect(await getError(call())).toMatchObject({ status: 403, code: "auth.forbidden" });
    expect(await getError(getListing(http, "none"))).toMatchObject({
      status: 404,
      code: "listing.notFound",
    });
    const staff = await backend.createUser("admin");
    expect(await getListing(staff.http, id)).toMatchObject({ id });
  });

  it("are created once for an Idempotency-Key", async () => {
    const { http, realtor } = await newAgent();
    const input = { realtorId: realtor.id, street: "1 First Street" };
    const documents = await Promise.all(
      [1, 2, 3].map(() => createListing(http, input, "form-of-first-street")),
    );
    expect(new Set(documents.map(({ id }) => id)).size).toBe(1);
    expect((await listListings(http, realtor.id)).totalCount).toBe(1);
  });

  it("at one address are one, and units are several", async () => {
    const agent = await newAgent();
    const first = await newHome(agent);
    const { id } = await createListing(agent.http, {
      ...completeHome,
      realtorId: agent.realtor.id,
      street: "27 SYCAMORE BEND.",
    });
    expect((await getListing(agent.http, id)).duplicateOf).toBe(first.listingKey);
    expect(await getError(publish(agent.http, id))).toMatchObject({
      status: 409,
      code: "listing.duplicate",
    });
    expect((await publish(agent.http, id, { unit: "B" })).duplicateOf).toBeNull();
    expect(await shown(agent.number)).toHaveLength(2);
    // Of another agent it is no duplicate.
    await newHome(await newAgent());
  });

  it("with a hidden address show the city only, and are still one at their address", async () => {
    const agent = await newAgent();
    const first = await newHome(agent, { hidesAddress: "Y" });
    const [home] = await shown(agent.number);
    expect(home).toMatchObject({ city: "Handville", internetAddressDisplayYN: false });
    expect(JSON.stringify(home)).not.toMatch(/Sycamore|92618/);
    const { page } = await listListings(agent.http, agent.realtor.id);
    expect(page[0]?.listing.unparsedAddress).toBe("27 Sycamore Bend, Handville, CA 92618");
    const second = await createListing(agent.http, {
      ...completeHome,
      realtorId: agent.realtor.id,
    });
    expect(second.duplicateOf).toBe(first.listingKey);
  });

  it("are copied without unit, dates, open houses and permission", async () => {
    const agent = await newAgent();
    const { id } = await newHome(agent, {
      unit: "4",
      openHouses: [{ id: "o1", date: "2026-12-05", start: "13:00", end: "16:00" }],
    });
    const copy = await createListing(agent.http, { realtorId: agent.realtor.id, copyOf: id });
    const {
      unit: _1,
      status: _2,
      listedOn: _3,
      permissionOn: _4,
      ...rest
    } = {
      unit: "",
      ...completeHome,
    };
    expect(copy).toMatchObject({ published: null, draft: rest });
    for (const key of ["unit", "openHouses", "permissionOn", "listedOn"])
      expect(copy.draft).not.toHaveProperty(key);
  });

  it("change status and price at once, with what takes it back, and keep the dates", async () => {
    const agent = await newAgent();
    const { http, number } = agent;
    const { id, updatedAt, listingKey } = await newHome(agent);
    const drafted = await updateListing(http, id, { updatedAt, yearBuilt: 1988 });
    const sold = await changeListingStatus(http, id, {
      updatedAt: drafted.updatedAt,
      status: "closed",
      closedOn: "2026-11-28",
      closePrice: 1_300_000,
      price: 1_275_000,
    });
    expect(sold.before).toEqual({
      status: "active",
      showingsFrom: null,
      turnsActive: null,
      closedOn: null,
      closePrice: null,
      hidesClosePrice: null,
      price: 1_250_000,
    });
    // What is not public yet stays so.
    expect(sold.document).toMatchObject({ draft: { yearBuilt: 1988, status: "closed" } });
    expect(sold.document.published).not.toHaveProperty("yearBuilt");
    expect(await shown(number)).toEqual([]);
    expect(await shown(number, "sold")).toMatchObject([
      { closePrice: 1_300_000, closeDate: "2026-11-28", previousListPrice: 1_250_000 },
    ]);
    const { before, document } = sold;
    await changeListingStatus(http, id, { ...before, updatedAt: document.updatedAt });
    expect(await shown(number)).toMatchObject([{ listPrice: 1_250_000 }]);
    const events = await backend.db
      .select()
      .from(listingEvents)
      .where(eq(listingEvents.listingKey, listingKey))
      .orderBy(asc(listingEvents.id));
    expect(events.map(({ kind }) => kind)).toEqual([
      "published",
      "price",
      "status",
      "price",
      "status",
    ]);
    expect(events[1]).toMatchObject({
      before: { listPrice: 1_250_000, closePrice: null },
      after: { listPrice: 1_275_000, closePrice: 1_300_000 },
    });
  });

  it("keep a closing price from visitors that the agent keeps", async () => {
    const agent = await newAgent();
    const { id, updatedAt } = await newHome(agent);
    const closed = { status: "closed", closedOn: "2026-11-28", closePrice: 1_300_000 } as const;
    await changeListingStatus(agent.http, id, { ...closed, hidesClosePrice: "Y", updatedAt });
    const [sold] = await shown(agent.number, "sold");
    expect(sold).toMatchObject({ standardStatus: "Closed", closeDate: "2026-11-28" });
    expect(sold).not.toHaveProperty("closePrice");
    expect(await getListing(agent.http, id)).toMatchObject({ published: closed });
  });

  it("are deleted and restored as they were, within 30 days", async () => {
    const agent = await newAgent();
    const { http, number } = agent;
    const { id, listingKey } = await newHome(agent);
    expect(await deleteListing(http, id)).toMatchObject({
      id,
      realtor: { desiredUrl: agent.realtor.desiredUrl },
    });
    expect(await shown(number)).toEqual([]);
    expect(await getError(save(http, id, { price: 1 }))).toMatchObject({ status: 404 });
    expect(await restoreListing(http, id)).toMatchObject({ published: completeHome });
    expect(await shown(number)).toHaveLength(1);

    await deleteListing(http, id);
    const deletedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await backend.db.update(listingDocuments).set({ deletedAt }).where(eq(listingDocuments.id, id));
    expect(await getError(restoreListing(http, id))).toMatchObject({ status: 404 });
    await deleteExpired(backend.db, new Date(0));
    expect(await backend.db.$count(listings, eq(listings.listingKey, listingKey))).toBe(0);
    expect(await backend.db.$count(listingVersions, eq(listingVersions.documentId, id))).toBe(0);
  });

  it("are public with their website, under its license", async () => {
    const agent = await newAgent("N");
    const { http, realtor, number } = agent;
    await newHome(agent);
    expect(await shown(number)).toEqual([]);
    const { http: owner } = agent;
    const published = await updateRealtor(owner, realtor.id, {
      ...(await publicPage()),
      updatedAt: realtor.updatedAt,
      isMakeHomepage: "Y",
    });
    expect(await shown(number)).toHaveLength(1);
    const next = newNumber();
    const { updatedAt } = published;
    await updateRealtor(http, realtor.id, { updatedAt, licenseNumber: `CA DRE ${next}` });
    expect(await shown(number)).toEqual([]);
    expect(await shown(next)).toMatchObject([{ listAgentStateLicense: next }]);
    await deleteRealtor(http, realtor.id);
    expect(await shown(next)).toEqual([]);
    await deleteExpired(backend.db, new Date(Date.now() + 60_000));
    const left = eq(listingDocuments.realtorId, realtor.id);
    expect(await backend.db.$count(listingDocuments, left)).toBe(0);
  });

  /** What the website of `newAgent` lacks to be public. */
  async function publicPage() {
    const { publishable } = await import("./fixtures/publishable.ts");
    const { licenseNumber: _license, activityRegion: _region, ...rest } = publishable;
    return rest;
  }

  it("are hidden at once, by the website that says so", async () => {
    const agent = await newAgent();
    const { http, number } = agent;
    const { id, listingKey } = await newHome(agent);
    expect(await save(http, id, { isHidden: "Y" })).toMatchObject({ isHidden: "Y", draft: null });
    expect(await shown(number)).toEqual([]);
    const query = { licenseNumber: number, market: "crmls", listingKey } as const;
    expect(await getListingStatus(backend.visitor, query)).toEqual({ status: "withdrawn" });
    await save(http, id, { isHidden: "N" });
    expect(await shown(number)).toHaveLength(1);
  });

  it("have a version for each publication, and one for the drafts of half an hour", async () => {
    const agent = await newAgent();
    const { http } = agent;
    const { id } = await newHome(agent);
    for (const price of [1_240_000, 1_230_000, 1_220_000]) await save(http, id, { price });
    await publish(http, id);
    const versions = await backend.db
      .select()
      .from(listingVersions)
      .where(eq(listingVersions.documentId, id))
      .orderBy(asc(listingVersions.id));
    expect(versions.map(({ kind, isPublication }) => [kind, isPublication])).toEqual([
      ["update", true],
      ["draft", false],
      ["update", true],
    ]);
    expect(versions[2]?.content).toMatchObject({ draft: { price: 1_220_000 } });
  });

  describe("and homes of an MLS", () => {
    it("are listed together; words are of the agent's own homes", async () => {
      const agent = await newAgent();
      const { http, realtor, number } = agent;
      const key = `crmls-${number}`;
      await backend.db.insert(listings).values(
        toListingRow(
          {
            listingKey: key,
            standardStatus: "Active",
            propertyType: "Residential",
            stateOrProvince: "CA",
            listAgentStateLicense: number,
            media: [{ mediaURL: "/media/a.jpg" }, { mediaURL: "/media/b.jpg" }],
          },
          { source: "crmls", market: "crmls" },
        ),
      );
      const home = await newHome(agent);
      const { page, totalCount } = await listListings(http, realtor.id);
      expect(totalCount).toBe(2);
      expect(page).toMatchObject([
        { id: home.id, kind: "manual", isPublished: "Y", listing: { listPrice: 1_250_000 } },
        { id: null, listingKey: key, kind: "words", languages: [], allowsWords: "Y" },
      ]);
      expect(page[1]?.listing.media).toHaveLength(1);

      const input = { realtorId: realtor.id, listingKey: key };
      const words = await createListing(http, {
        ...input,
        words: {
          ko: { sentence: "문장" },
          ja: { sentence: "下書き", isConfirmed: "N" },
        },
      });
      expect((await createListing(http, input)).id).toBe(words.id);
      // Visitors cannot read them yet.
      expect((await listListings(http, realtor.id)).page[0]).toMatchObject({ languages: [] });
      expect(await publish(http, words.id)).toMatchObject({ kind: "words" });
      const listed = await listListings(http, realtor.id);
      expect(listed.page[0]).toMatchObject({ id: words.id, languages: ["ko"] });
      const status = { updatedAt: words.updatedAt, status: "pending" } as const;
      expect((await getError(changeListingStatus(http, words.id, status))).status).toBe(409);

      expect(await shown(number)).toHaveLength(2);
      await save(http, words.id, { isHidden: "Y" });
      expect(await shown(number)).toMatchObject([{ listingKey: home.listingKey }]);

      const other = await newAgent();
      const foreign = { realtorId: other.realtor.id, listingKey: key };
      expect(await getError(createListing(other.http, foreign))).toMatchObject({ status: 403 });
      const none = { realtorId: realtor.id, listingKey: "none" };
      expect(await getError(createListing(http, none))).toMatchObject({ status: 404 });
    });
  });
});
