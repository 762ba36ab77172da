import { spawn } from "node:child_process";
import { once } from "node:events";

import { and, asc, eq, isNull } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";

import { processOptions } from "../../../tools/process-options.ts";
import { feedRuns, feeds, listingEvents, listings } from "../src/db/schema.ts";
import type { FeedSettings } from "../src/feeds/settings.ts";
import { createFakeReso, listenAsReso } from "./fakes/fake-reso-server.ts";
import type { ImportOptions } from "./fixtures/import-process.ts";
import { resoMembers, resoOffices, resoProperty } from "./fixtures/reso-records.ts";
import { startBackend } from "./fixtures/test-backend.ts";

/** Longer than the claim of a process that was killed. */
const betweenMs = 10 * 60_000;

/** Imports generated listings in processes of which each but the last is killed in the middle. */
async function importWithKills(count: number, kills: number, pageSize: number) {
  // The second half has one time.
  const Property = Array.from({ length: count }, (_, index) =>
    resoProperty(`K${String(index).padStart(6, "0")}`, Math.min(index, count / 2)),
  );
  const reso = createFakeReso({ Property, Member: resoMembers, Office: resoOffices });
  const server = await listenAsReso(reso);
  onTestFinished(() => server.close());
  const backend = await startBackend("PostgreSQL");
  onTestFinished(() => backend.close());
  const feed: FeedSettings = {
    id: "killed",
    name: "CRMLS",
    state: "CA",
    address: `${server.origin}/odata`,
    auth: { kind: "bearer", secret: "bearer of the tests" },
    pageSize,
    perSecond: 1_000_000,
    perMinute: 1_000_000,
    orderBy: true,
    media: "none",
    photos: "none",
    photoHosts: [],
    statuses: {},
  };
  const pages = () => reso.requests.filter((address) => /Property\?/.test(address)).length;

  function start(run: number) {
    const options: ImportOptions = {
      databaseUrl: backend.databaseUrl ?? "",
      feed,
      aheadMs: run * betweenMs,
    };
    const file = new URL("fixtures/import-process.ts", import.meta.url);
    return spawn(process.execPath, [...processOptions, file.pathname, JSON.stringify(options)], {
      stdio: "inherit",
    });
  }

  const pagesOfAll = count / pageSize;
  const step = Math.floor(pagesOfAll / (kills + 1));
  for (let run = 0; run < kills; run += 1) {
    const before = pages();
    const child = start(run);
    const ended = once(child, "exit");
    await expect
      .poll(pages, { timeout: 60_000, interval: 5 })
      .toBeGreaterThanOrEqual(before + step);
    child.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
  }
  expect(await once(start(kills), "exit")).toEqual([0, null]);

  const { db } = backend;
  const isOwn = eq(listings.source, feed.id);
  const rows = await db
    .select({ key: listings.sourceKey })
    .from(listings)
    .where(isOwn)
    .orderBy(asc(listings.sourceKey));
  return {
    keys: rows.map(({ key }) => key),
    sent: Property.map((record) => String(record["ListingKey"])),
    pages: pages(),
    // Each process reads at most its last page again, and looks for the end.
    mostPages: pagesOfAll + 5 * (kills + 1),
    gone: rows.length - (await db.$count(listings, and(isOwn, isNull(listings.goneAt)))),
    events: await db.$count(listingEvents),
    runs: (await db.select().from(feedRuns).orderBy(feedRuns.id)).map(({ state }) => state),
    feed: (await db.select().from(feeds))[0],
  };
}

/** What is left of an import that nothing was lost from or doubled in. */
function wholeAfter(kills: number) {
  return {
    gone: 0,
    events: 0,
    runs: [...Array.from({ length: kills }, () => "ended"), "done"],
    feed: { progress: null, claimedUntil: null },
  };
}

it("an import that is killed three times loses and doubles nothing, and goes on at its page", async () => {
  const imported = await importWithKills(400, 3, 10);
  expect(imported.keys).toEqual(imported.sent);
  expect(imported).toMatchObject(wholeAfter(3));
  expect(imported.pages).toBeLessThanOrEqual(imported.mostPages);
}, 60_000);

it(
  "an import of 20,000 listings that is killed ten times loses and doubles nothing",
  { tags: ["extended"], timeout: 600_000 },
  async () => {
    const imported = await importWithKills(20_000, 10, 100);
    expect(imported.keys).toEqual(imported.sent);
    expect(imported).toMatchObject(wholeAfter(10));
    expect(imported.pages).toBeLessThanOrEqual(imported.mostPages);
  },
);
