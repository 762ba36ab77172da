import { listAgentListings } from "@realtor/api/home";
import type { Http } from "@realtor/api/http";
import {
  changeListingStatus,
  createListing,
  deleteListing,
  getListing,
  updateListing,
} from "@realtor/api/listing";
import type { ListingStatusInput } from "@realtor/api/listing";
import { addDays, instantAt, wallTime } from "@realtor/api/showing";
import { createLog } from "@realtor/server/log";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { listingDocuments, listingEvents, listingVersions } from "../src/db/schema.ts";
import { createActivation } from "../src/listings/activate-homes.ts";
import { completeHome } from "./fixtures/complete-home.ts";
import { describeOnPglite, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const california = "America/Los_Angeles";

describeOnPglite("a home that is coming soon", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  const showingsFrom = addDays(wallTime(new Date(), california).date, 3);

  /** A public home with that first showing day. */
  async function newHome(change: Partial<ListingStatusInput> = {}) {
    const { http, userId, realtor } = await backend.newAgent({
      desiredUrl: newSlug(),
      isMakeHomepage: "Y",
      activityRegion: [{ state: "CA", city: "Irvine" }],
    });
    const { id } = await createListing(http, { ...completeHome, realtorId: realtor.id });
    const published = await updateListing(http, id, {
      updatedAt: (await getListing(http, id)).updatedAt,
      isPublished: "Y",
    });
    const input = { status: "comingSoon", showingsFrom, ...change } as const;
    await changeListingStatus(http, id, { ...input, updatedAt: published.updatedAt });
    return { http, id, userId, realtor };
  }

  const activateAt = (instant: string) =>
    createActivation({
      db: backend.db,
      log: createLog("silent"),
      now: () => new Date(instant),
    }).run();
  const morning = instantAt(showingsFrom, 8, california);
  const oneMinute = 60_000;
  const before = new Date(Date.parse(morning) - oneMinute).toISOString();

  const statusOf = async (http: Http, id: string) => (await getListing(http, id)).published?.status;

  it("becomes active at 8 AM of its first showing day, on a clock of the home", async () => {
    const { http, id, userId, realtor } = await newHome();
    await activateAt(before);
    expect(await statusOf(http, id)).toBe("comingSoon");
    const { updatedAt, listingKey } = await getListing(http, id);
    await activateAt(morning);
    const active = await getListing(http, id);
    expect(active).toMatchObject({ published: { status: "active", showingsFrom }, draft: null });
    expect(Date.parse(active.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
    const licenseNumber = String(realtor.licenseNumber);
    const shown = await listAgentListings(backend.visitor, {
      licenseNumber,
      market: "crmls",
      searchType: "sale",
    });
    expect(shown.find((home) => home.listingKey === listingKey)).toMatchObject({
      standardStatus: "Active",
    });
    const [event] = await backend.db
      .select()
      .from(listingEvents)
      .where(eq(listingEvents.listingKey, listingKey))
      .orderBy(desc(listingEvents.id))
      .limit(1);
    expect(event).toMatchObject({
      kind: "status",
      before: { standardStatus: "ComingSoon" },
      after: { standardStatus: "Active" },
      byUser: null,
    });
    const [version] = await backend.db
      .select()
      .from(listingVersions)
      .where(eq(listingVersions.documentId, id))
      .orderBy(desc(listingVersions.id))
      .limit(1);
    expect(version).toMatchObject({ isPublication: true, replacedBy: userId });
  });

  it("does not if the agent wants to do it", async () => {
    const { http, id } = await newHome({ turnsActive: "N" });
    await activateAt(morning);
    expect(await statusOf(http, id)).toBe("comingSoon");
  });

  it("keeps what is not public yet, also another status", async () => {
    const first = await newHome();
    const drafted = await updateListing(first.http, first.id, {
      updatedAt: (await getListing(first.http, first.id)).updatedAt,
      yearBuilt: 1988,
    });
    expect(drafted.draft).toMatchObject({ status: "comingSoon" });
    const second = await newHome();
    await updateListing(second.http, second.id, {
      updatedAt: (await getListing(second.http, second.id)).updatedAt,
      status: "pending",
    });
    await activateAt(morning);
    expect(await getListing(first.http, first.id)).toMatchObject({
      published: { status: "active" },
      draft: { status: "active", yearBuilt: 1988 },
    });
    expect(await getListing(second.http, second.id)).toMatchObject({
      published: { status: "active" },
      draft: { status: "pending" },
    });
  });

  it("can be changed on and after its first showing day, which stays", async () => {
    const { http, id } = await newHome({ turnsActive: "N" });
    const past = "2026-01-05";
    const { published, updatedAt, listingKey } = await getListing(http, id);
    await backend.db
      .update(listingDocuments)
      .set({ published: { ...published, showingsFrom: past } })
      .where(eq(listingDocuments.listingKey, listingKey));
    const { document } = await changeListingStatus(http, id, {
      status: "comingSoon",
      price: 1_200_000,
      updatedAt,
    });
    expect(document.published).toMatchObject({ price: 1_200_000, showingsFrom: past });
    const other = { showingsFrom: "2026-01-06", status: "comingSoon" } as const;
    await expect(
      changeListingStatus(http, id, { ...other, updatedAt: document.updatedAt }),
    ).rejects.toMatchObject({ errors: [{ pointer: "/showingsFrom", code: "date.past" }] });
  });

  it("stays as it is when it was deleted", async () => {
    const { http, id } = await newHome();
    await deleteListing(http, id);
    await activateAt(morning);
    expect(await getListing(http, id)).toMatchObject({ published: { status: "comingSoon" } });
  });

  it("is activated once by two processes", async () => {
    const { http, id } = await newHome();
    await Promise.all([activateAt(morning), activateAt(morning)]);
    expect(await statusOf(http, id)).toBe("active");
    const { listingKey } = await getListing(http, id);
    const events = await backend.db
      .select()
      .from(listingEvents)
      .where(eq(listingEvents.listingKey, listingKey));
    expect(events.filter(({ byUser }) => byUser === null)).toHaveLength(1);
  });
});
