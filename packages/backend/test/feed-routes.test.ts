import {
  countFeeds,
  listFeedProblems,
  listFeedRuns,
  listFeeds,
  startFeedRun,
  stopFeed,
} from "@realtor/api/loaning";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { feedRuns, feeds } from "../src/db/schema.ts";
import type { FeedEntry, FeedSettings } from "../src/feeds/settings.ts";
import { createFakeReso, resoAddress } from "./fakes/fake-reso-server.ts";
import { getError } from "./fixtures/get-error.ts";
import { resoMembers, resoOffices, resoProperty } from "./fixtures/reso-records.ts";
import { adminEmail, describeOnEngines, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const feed: FeedSettings = {
  id: "crmls",
  name: "CRMLS",
  state: "CA",
  address: resoAddress,
  auth: { kind: "bearer", secret: "bearer of the tests" },
  pageSize: 20,
  perSecond: 1_000_000,
  perMinute: 1_000_000,
  orderBy: true,
  media: "expand",
  photos: "address",
  photoHosts: ["photos.example"],
  statuses: {},
};

const without: FeedEntry = {
  ...feed,
  id: "gamls",
  auth: { kind: "missing", variable: "RESO_GAMLS_SECRET" },
};

describeOnEngines("imports for staff", (engine) => {
  const all = Array.from({ length: 100 }, (_, index) =>
    resoProperty(`K${String(index).padStart(3, "0")}`, index, index === 3 ? { ListPrice: 0 } : {}),
  );
  const reso = createFakeReso({ Property: all, Member: resoMembers, Office: resoOffices });
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine, {
      feeds: [feed, without],
      feedWorker: { intervalMs: 2 ** 30, client: { fetch: reso.fetch, wait: async () => {} } },
    });
  });
  afterAll(() => backend.close());

  it("are run on demand, with a report", async () => {
    const admin = await backend.signedIn(adminEmail);
    const readFeed = async () => (await listFeeds(admin))[0];
    const readRuns = () => listFeedRuns(admin, "crmls");
    const whenDone = async (count: number) => {
      const slow = { timeout: 60_000 };
      await expect.poll(async () => (await readRuns()).length, slow).toBe(count);
      await expect.poll(async () => (await readFeed())?.isRunning, slow).toBe(false);
      return (await readRuns())[0];
    };
    expect(await readFeed()).toMatchObject({
      id: "crmls",
      listings: 0,
      isStopped: false,
      lastRun: null,
    });

    await startFeedRun(admin, "crmls", { kind: "refresh" });
    expect(await whenDone(1)).toMatchObject({
      kind: "import",
      state: "done",
      counts: { received: 100, added: 100, repaired: 1, media: 300 },
    });
    expect(await readFeed()).toMatchObject({
      listings: 100,
      problems: 1,
      progress: null,
      lastDoneRun: { kind: "import" },
      missingSecret: null,
      shrunkBy: null,
    });
    expect(await listFeedProblems(admin, "crmls")).toMatchObject([
      { resource: "Property", recordKey: "K003", code: "price.zero", original: { ListPrice: 0 } },
    ]);

    await startFeedRun(admin, "crmls", { kind: "import" });
    expect(await whenDone(2)).toMatchObject({
      kind: "import",
      counts: { unchanged: expect.any(Number) },
    });

    expect(await stopFeed(admin, "crmls")).toMatchObject({ isStopped: true });
    reso.data.Property = all.slice(60);
    expect(await startFeedRun(admin, "crmls", { kind: "keys" })).toMatchObject({
      isStopped: false,
    });
    expect(await whenDone(3)).toMatchObject({
      kind: "keys",
      state: "shrank",
      counts: { missing: 60 },
    });
    expect(await readFeed()).toMatchObject({ shrunkBy: 60, lastDoneRun: { kind: "import" } });
    expect(await countFeeds(admin)).toEqual({ waiting: 1 });
    await startFeedRun(admin, "crmls", { kind: "keys", isShrinkConfirmed: true });
    expect(await whenDone(4)).toMatchObject({ state: "done", counts: { gone: 60 } });
    expect(await readFeed()).toMatchObject({ listings: 40, shrunkBy: null });
    expect(await countFeeds(admin)).toEqual({ waiting: 0 });

    const later = new Date(Date.now() + 60_000);
    await backend.db.update(feeds).set({ claimedUntil: later }).where(eq(feeds.id, "crmls"));
    expect(await getError(startFeedRun(admin, "crmls", { kind: "keys" }))).toMatchObject({
      status: 409,
      code: "feed.running",
    });
  });

  it("say how far a run is, what failed, and which credentials are missing", async () => {
    const admin = await backend.signedIn(adminEmail);
    const now = Date.now();
    await backend.db.update(feeds).set({
      claimedUntil: new Date(now + 60_000),
      progress: { startedAt: new Date(now).toISOString(), done: [], received: 600, expected: 1000 },
    });
    await backend.db.insert(feedRuns).values([
      {
        feedId: "crmls",
        kind: "refresh",
        state: "failed",
        startedAt: new Date(now - 90_000),
        error: "unavailable: 503: closed for the night",
      },
      {
        feedId: "crmls",
        kind: "import",
        state: "running",
        startedAt: new Date(now - 60_000),
        counts: { received: 300 },
      },
    ]);
    const [running, missing] = await listFeeds(admin);
    expect(running?.progress).toMatchObject({ received: 600, expected: 1000 });
    // 300 a minute, 400 left
    expect(running?.progress?.secondsLeft).toBeGreaterThanOrEqual(80);
    expect(running?.progress?.secondsLeft).toBeLessThan(90);
    const [, failed] = await listFeedRuns(admin, "crmls");
    expect(failed).toMatchObject({ errorCode: "unavailable", error: "503: closed for the night" });
    expect(missing).toMatchObject({ id: "gamls", missingSecret: "RESO_GAMLS_SECRET" });
    const start = startFeedRun(admin, "gamls", { kind: "refresh" });
    expect(await getError(start)).toMatchObject({ code: "feed.unconfigured" });
  });

  it("are none of agents, and unknown without settings", async () => {
    const { http } = await backend.createUser("realtor");
    expect(await getError(listFeeds(http))).toMatchObject({ status: 403 });
    const admin = await backend.signedIn(adminEmail);
    for (const call of [
      () => listFeedRuns(admin, "other"),
      () => listFeedProblems(admin, "other"),
      () => startFeedRun(admin, "other", { kind: "refresh" }),
      () => stopFeed(admin, "other"),
    ])
      expect(await getError(call())).toMatchObject({ status: 409, code: "feed.unconfigured" });
  });
});
