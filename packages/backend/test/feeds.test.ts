import { listAgentListings } from "@realtor/api/home";
import { createLog } from "@realtor/server/log";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { feedProblems, feedRuns, feeds, listingEvents, listings } from "../src/db/schema.ts";
import { createFeedWorker } from "../src/feeds/feed-worker.ts";
import type { FeedSettings } from "../src/feeds/settings.ts";
import { createFakeReso, resoAddress } from "./fakes/fake-reso-server.ts";
import type { FakeReso, ResoBehavior } from "./fakes/fake-reso-server.ts";
import type { ResoRecord } from "./fakes/reso-query.ts";
import {
  resoMedia,
  resoMembers,
  resoOffices,
  resoOpenHouse,
  resoProperty,
  resoTime,
} from "./fixtures/reso-records.ts";
import { describeOnEngines, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
let feedNumber = 0;

describeOnEngines("the import of a feed", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(engine);
  });
  afterAll(() => backend.close());

  /** A new feed, its server and a clock. */
  function newFeed(
    data: Partial<FakeReso["data"]> = {},
    {
      behavior = {},
      ...settings
    }: Partial<FeedSettings> & { behavior?: Partial<ResoBehavior> } = {},
  ) {
    feedNumber += 1;
    const reso = createFakeReso({ Member: resoMembers, Office: resoOffices, ...data }, behavior);
    let time = Date.parse("2026-12-01T00:00:00Z");
    const feed: FeedSettings = {
      id: `feed${feedNumber}`,
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
      ...settings,
    };
    const { db } = backend;
    const create = (fetch = reso.fetch) =>
      createFeedWorker({
        db,
        feeds: [feed],
        log: createLog("silent"),
        now: () => new Date(time),
        client: { fetch, wait: async () => {} },
      });
    const isOwn = eq(listings.source, feed.id);
    return {
      feed,
      reso,
      create,
      run: () => create().runDue(),
      /** Lets time pass, then runs what is due. */
      async after(milliseconds: number) {
        time += milliseconds;
        await create().runDue();
      },
      pass: (milliseconds: number) => (time += milliseconds),
      rows: () => db.select().from(listings).where(isOwn).orderBy(asc(listings.sourceKey)),
      async row(key: string) {
        const [row] = await db
          .select()
          .from(listings)
          .where(and(isOwn, eq(listings.sourceKey, key)));
        if (!row) throw new Error(`no row of ${key}`);
        return row;
      },
      runs: () =>
        db.select().from(feedRuns).where(eq(feedRuns.feedId, feed.id)).orderBy(asc(feedRuns.id)),
      problems: async () =>
        (await db.select().from(feedProblems).where(eq(feedProblems.feedId, feed.id))).map(
          ({ recordKey, code }) => `${recordKey} ${code}`,
        ),
      state: async () => (await db.select().from(feeds).where(eq(feeds.id, feed.id)))[0],
      /** Replaces a record, with a new time of change. */
      change(key: string, at: number, changes: ResoRecord) {
        reso.data.Property = reso.data.Property.map((record) =>
          record["ListingKey"] === key
            ? { ...record, ModificationTimestamp: resoTime(at), ...changes }
            : record,
        );
      },
    };
  }

  const manyProperties = (count: number, minuteOf = (index: number) => index) =>
    Array.from({ length: count }, (_, index) =>
      resoProperty(`K${String(index).padStart(4, "0")}`, minuteOf(index)),
    );

  it("stores listings with agent, office, photos and open houses, as pages read them", async () => {
    const imported = newFeed({
      Property: [resoProperty("K1", 0)],
      OpenHouse: [resoOpenHouse("H1", "K1"), resoOpenHouse("H2", "K9")],
    });
    await imported.run();
    const found = await listAgentListings(backend.visitor, {
      licenseNumber: "01234567",
      market: "crmls",
      searchType: "sale",
    });
    const listing = found.find(({ listingKey }) => listingKey === `${imported.feed.id}-K1`);
    expect(listing).toMatchObject({
      originatingSystemName: "CRMLS",
      propertySubType: "SingleFamilyResidence",
      listAgentFullName: "Grace Kim",
      listAgentStateLicense: "01234567",
      listOfficeName: "Sample Realty",
      attributionContact: "949-555-0100",
      openHouses: [{ openHouseKey: "H1", openHouseStartTime: "2026-12-05T21:00:00Z" }],
    });
    expect(listing?.media).toHaveLength(3);
    expect(listing?.media?.[0]).toMatchObject({ mediaURL: "https://photos.example/K1/0.jpg" });
    const [run] = await imported.runs();
    expect(run).toMatchObject({ kind: "import", state: "done", error: null, counts: { added: 1 } });
    expect(await imported.state()).toMatchObject({ progress: null, claimedUntil: null });
  });

  it("changes nothing without a change, and only what changed", async () => {
    const imported = newFeed({ Property: manyProperties(50) });
    await imported.run();
    await imported.after(15 * minute);
    imported.change("K0007", 100, { ListPrice: 1_100_000, StandardStatus: "Pending" });
    await imported.after(15 * minute);
    const [first, second, third] = (await imported.runs()).map(({ counts }) => counts);
    expect(first).toMatchObject({ added: 50 });
    expect(second).not.toHaveProperty("changed");
    expect(second).not.toHaveProperty("added");
    expect(third).toMatchObject({ changed: 1 });
    expect(await imported.row("K0007")).toMatchObject({
      standardStatus: "Pending",
      record: { listPrice: 1_100_000 },
    });
    const events = await backend.db
      .select()
      .from(listingEvents)
      .where(eq(listingEvents.listingKey, `${imported.feed.id}-K0007`));
    expect(events.map(({ kind, before, after }) => ({ kind, before, after }))).toEqual([
      { kind: "price", before: { listPrice: 1_200_000 }, after: { listPrice: 1_100_000 } },
      {
        kind: "status",
        before: { standardStatus: "Active" },
        after: { standardStatus: "Pending" },
      },
    ]);
  });

  it("reads again only when it is due", async () => {
    const imported = newFeed({ Property: manyProperties(5) });
    await imported.run();
    imported.reso.requests.length = 0;
    await imported.after(14 * minute);
    expect(imported.reso.requests).toEqual([]);
    await imported.after(minute);
    expect(imported.reso.requests.length).toBeGreaterThan(0);
  });

  it.each([
    ["different times", (index: number) => index],
    ["one time", () => 0],
  ])("loses and doubles nothing when it is ended ten times, with %s", async (_, minuteOf) => {
    const imported = newFeed({ Property: manyProperties(230, minuteOf) });
    let pages = 0;
    for (let turn = 0; turn < 10; turn += 1) {
      // A process that ends while it asks, or after any statement that follows.
      const ending = imported.create(async (input, init) => {
        pages += 1;
        if (pages % (3 + (turn % 4)) === 0) void ending.stop();
        return imported.reso.fetch(input, init);
      });
      await ending.runDue();
    }
    const states = (await imported.runs()).map(({ state }) => state);
    expect(states).toEqual(Array.from({ length: 10 }, () => "ended"));
    await imported.run();
    await imported.run();
    expect((await imported.rows()).map(({ sourceKey }) => sourceKey)).toEqual(
      imported.reso.data.Property.map((record) => record["ListingKey"]),
    );
    const added = (await imported.runs()).reduce(
      (sum, { counts }) => sum + (counts["added"] ?? 0),
      0,
    );
    expect(added).toBe(230);
  });

  it("goes on in another process once a dead one's claim is over", async () => {
    const imported = newFeed({ Property: manyProperties(60) });
    const death = Promise.withResolvers<void>();
    const revival = Promise.withResolvers<void>();
    const dead = imported.create(async (input, init) => {
      if (imported.reso.requests.length > 5) {
        death.resolve();
        await revival.promise;
      }
      return imported.reso.fetch(input, init);
    });
    const deadRun = dead.runDue();
    await death.promise;
    await imported.after(minute);
    expect((await imported.rows()).length).toBeLessThan(60);
    await imported.after(2 * minute);
    expect(await imported.rows()).toHaveLength(60);
    // It was only standing still, and finds that its feed is another's.
    revival.resolve();
    await deadRun;
    expect((await imported.runs()).map(({ state }) => state)).toEqual(["ended", "done"]);
    expect(await imported.state()).toMatchObject({ progress: null, claimedUntil: null });
  });

  it("runs once when several processes look for it", async () => {
    const imported = newFeed({ Property: manyProperties(40) });
    await Promise.all(Array.from({ length: 4 }, () => imported.run()));
    expect(await imported.runs()).toHaveLength(1);
  });

  it("keeps everything when the server vanishes, and tells staff why", async () => {
    const imported = newFeed({ Property: manyProperties(30) });
    await imported.run();
    imported.reso.behavior.isGone = true;
    await imported.after(15 * minute);
    await imported.after(day);
    await imported.after(day);
    const rows = await imported.rows();
    expect(rows.filter(({ goneAt }) => goneAt === null)).toHaveLength(30);
    const last = (await imported.runs()).at(-1);
    expect(last).toMatchObject({ state: "failed", error: expect.stringContaining("unavailable") });
    imported.reso.behavior.isGone = false;
    await imported.after(15 * minute);
    expect(
      (await imported.runs()).some(({ state, kind }) => state === "done" && kind === "refresh"),
    ).toBe(true);
  });

  it("waits as long as the server asks", async () => {
    const imported = newFeed({ Property: manyProperties(3) });
    imported.reso.behavior.next = [{ status: 429, headers: { "retry-after": "7200" } }];
    await imported.run();
    expect((await imported.runs())[0]).toMatchObject({
      state: "failed",
      error: expect.stringContaining("busy"),
    });
    await imported.after(119 * minute);
    expect(await imported.rows()).toHaveLength(0);
    await imported.after(minute);
    expect(await imported.rows()).toHaveLength(3);
  });

  it("names broken records, and forgets them once they are sound", async () => {
    const imported = newFeed({
      Property: [
        resoProperty("K1", 0, { ListPrice: 0 }),
        resoProperty("K2", 1, { UnparsedAddress: "", PropertyType: null }),
        resoProperty("K3", 2, { ModificationTimestamp: null }),
        resoProperty("K4", 3, { ListingKey: null }),
        resoProperty("K5", 4, { PublicRemarks: "A\0<b>B</b>" }),
        resoProperty("K6", 5),
        resoProperty("K6", 6, { ListPrice: 5 }),
        resoProperty("K7", 7, { Media: resoMedia("K7", 300) }),
      ],
    });
    await imported.run();
    const problems = await imported.problems();
    expect(problems.map((problem) => problem.replace(/^\?.{16}/, "?")).toSorted()).toEqual([
      "? key.missing",
      "K1 price.zero",
      "K2 address.missing",
      "K2 type.missing",
      "K3 time.missing",
      "K5 text.invalid",
      "K5 text.markup",
      "K6 key.duplicate",
      "K7 photos.limit",
    ]);
    expect(await imported.row("K1")).toMatchObject({ searchType: "sale" });
    expect(await imported.row("K2")).toMatchObject({ searchType: null, displayable: false });
    expect(await imported.row("K6")).toMatchObject({ record: { listPrice: 5 } });
    expect((await imported.row("K7")).media).toHaveLength(60);
    imported.change("K1", 100, { ListPrice: 900_000 });
    await imported.after(15 * minute);
    expect(await imported.problems()).not.toContain("K1 price.zero");
  });

  it("is not stopped by a time in the future", async () => {
    const future = { ModificationTimestamp: "2099-01-01T00:00:00Z" };
    const imported = newFeed({ Property: [resoProperty("K1", 0), resoProperty("K2", 1, future)] });
    await imported.run();
    imported.pass(60 * minute);
    imported.change("K1", 0, {
      ListPrice: 5,
      ModificationTimestamp: "2026-12-01T00:30:00Z",
    });
    await imported.run();
    expect((await imported.row("K1")).record).toMatchObject({ listPrice: 5 });
  });

  describe("of keys", () => {
    it("removes what is missing twice, and brings it back", async () => {
      const all = manyProperties(40);
      const imported = newFeed({ Property: all });
      await imported.run();
      imported.reso.data.Property = all.slice(1);
      await imported.after(day);
      expect((await imported.row("K0000")).goneAt).toBeNull();
      await imported.after(day);
      expect((await imported.row("K0000")).goneAt).not.toBeNull();
      imported.reso.data.Property = all;
      await imported.after(day);
      expect((await imported.row("K0000")).goneAt).toBeNull();
      expect(
        (await imported.runs()).filter(({ kind }) => kind === "keys").map(({ state }) => state),
      ).toEqual(["done", "done", "done"]);
    });

    it("forgets a key that was missing once", async () => {
      const all = manyProperties(10);
      const imported = newFeed({ Property: all });
      await imported.run();
      for (const data of [all.slice(1), all, all.slice(1)]) {
        imported.reso.data.Property = data;
        await imported.after(day);
      }
      expect((await imported.row("K0000")).goneAt).toBeNull();
    });

    it.each([
      ["by key", {}],
      ["without an order of keys", { refusesKeys: true }],
      ["without any order", { ignoresOrder: true }],
    ])("reads what no answer to a time has, %s", async (_, behavior) => {
      const imported = newFeed({ Property: manyProperties(40) }, { behavior });
      await imported.run();
      const late = resoProperty("A0000", 0, { ModificationTimestamp: null });
      imported.reso.data.Property = [...imported.reso.data.Property.toReversed(), late];
      await imported.after(day);
      expect(await imported.row("A0000")).toMatchObject({ goneAt: null });
      expect(await imported.problems()).toEqual(["A0000 time.missing"]);
    });

    it("holds a feed that shrank, until staff confirm it", async () => {
      const all = manyProperties(200);
      const imported = newFeed({ Property: all });
      await imported.run();
      imported.reso.data.Property = all.slice(0, 100);
      await imported.after(day);
      await imported.after(day);
      const left = async () =>
        (await imported.rows()).filter(({ goneAt }) => goneAt === null).length;
      expect(await left()).toBe(200);
      expect((await imported.runs()).at(-1)).toMatchObject({
        state: "shrank",
        counts: { missing: 100 },
      });
      imported.reso.data.Property = [];
      await imported.after(day);
      expect(await left()).toBe(200);
    });
  });

  it("takes down what the market takes down", async () => {
    const imported = newFeed({ Property: manyProperties(4) });
    await imported.run();
    imported.change("K0000", 50, { StandardStatus: "Delete" });
    imported.change("K0001", 51, { MlgCanView: false });
    imported.change("K0002", 52, { StandardStatus: "Withdrawn" });
    await imported.after(15 * minute);
    const rows = await imported.rows();
    expect(rows.map(({ goneAt, searchType }) => [goneAt !== null, searchType])).toEqual([
      [true, null],
      [true, "sale"],
      [false, null],
      [false, "sale"],
    ]);
  });

  it("gives listings the license of an agent who changed", async () => {
    const imported = newFeed({
      Property: [resoProperty("K1", 0), resoProperty("K2", 1, { ListAgentFullName: "G. Kim" })],
      Member: [],
    });
    await imported.run();
    expect(await imported.row("K1")).toMatchObject({ listAgentLicense: null });
    const [member] = resoMembers;
    for (const license of ["1234567", "07654321"]) {
      imported.reso.data.Member = [
        { ...member, MemberStateLicense: license, ModificationTimestamp: resoTime(100) },
      ];
      await imported.after(15 * minute);
      const padded = license.padStart(8, "0");
      expect(await imported.row("K1")).toMatchObject({
        listAgentLicense: padded,
        record: { listAgentFullName: "Grace Kim", listAgentStateLicense: license },
      });
    }
    expect((await imported.row("K2")).record).toMatchObject({ listAgentFullName: "G. Kim" });
  });

  it.each(["expand", "resource"] as const)(
    "takes over photos that changed, by %s",
    async (media) => {
      const imported = newFeed(
        { Property: manyProperties(3), Media: resoMedia("K0000", 2) },
        { media },
      );
      await imported.run();
      const next = resoMedia("K0000", 5);
      imported.reso.data.Media = next;
      imported.reso.data.Property = imported.reso.data.Property.map((record, index) =>
        index === 0
          ? { ...record, Media: next, PhotosChangeTimestamp: "2026-12-01T00:05:00Z" }
          : record,
      );
      await imported.after(15 * minute);
      expect((await imported.row("K0000")).media).toHaveLength(5);
    },
  );

  it("removes a canceled open house", async () => {
    const imported = newFeed({
      Property: manyProperties(1),
      OpenHouse: [resoOpenHouse("H1", "K0000"), resoOpenHouse("H2", "K0000")],
    });
    await imported.run();
    expect((await imported.row("K0000")).openHouses).toHaveLength(2);
    imported.reso.data.OpenHouse = [
      resoOpenHouse("H1", "K0000", {
        OpenHouseStatus: "Canceled",
        ModificationTimestamp: resoTime(10),
      }),
    ];
    await imported.after(15 * minute);
    expect((await imported.row("K0000")).openHouses).toMatchObject([{ openHouseKey: "H2" }]);
  });

  it("names values by the resource of lookups", async () => {
    const imported = newFeed({
      Property: [resoProperty("K1", 0, { StandardStatus: "U", View: ["Hills (local)"] })],
      Lookup: [
        {
          LookupKey: "1",
          LookupName: "StandardStatus",
          LookupValue: "U",
          StandardLookupValue: "Active Under Contract",
        },
        {
          LookupKey: "2",
          LookupName: "View",
          LookupValue: "Hills (local)",
          StandardLookupValue: "Hills",
          LegacyODataValue: "Hills",
        },
      ],
    });
    await imported.run();
    expect(await imported.row("K1")).toMatchObject({
      standardStatus: "ActiveUnderContract",
      searchType: "sale",
      record: { view: ["Hills"] },
    });
  });

  it("reads enumerations by their standard names", async () => {
    const imported = newFeed(
      { Property: [resoProperty("K1", 0, { StandardStatus: "U" })] },
      { behavior: { enumerations: true } },
    );
    await imported.run();
    expect(await imported.row("K1")).toMatchObject({ standardStatus: "ActiveUnderContract" });
  });

  it("has two feeds with one key", async () => {
    const one = newFeed({ Property: manyProperties(1) });
    const other = newFeed({ Property: manyProperties(1) });
    await Promise.all([one.run(), other.run()]);
    expect(await one.rows()).toHaveLength(1);
    expect(await other.rows()).toHaveLength(1);
  });
});
