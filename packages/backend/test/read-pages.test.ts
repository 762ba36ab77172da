import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createODataClient } from "../src/feeds/odata-client.ts";
import type { FeedNote } from "../src/feeds/odata-page.ts";
import { firstCursor, readPages } from "../src/feeds/read-pages.ts";
import type { Cursor, PageSource } from "../src/feeds/read-pages.ts";
import { createFakeReso, resoAddress } from "./fakes/fake-reso-server.ts";
import type { FakeReso, ResoBehavior } from "./fakes/fake-reso-server.ts";
import type { ResoRecord } from "./fakes/reso-query.ts";

const start = Date.parse("2026-11-01T00:00:00Z");

/** Records at these minutes; null has no time. */
function recordsAt(minutes: readonly (number | null)[]): ResoRecord[] {
  return minutes.map((minute, index) => ({
    ListingKey: `K${String(index).padStart(6, "0")}`,
    ModificationTimestamp: minute === null ? null : new Date(start + minute * 60_000).toISOString(),
    Remarks: "A home",
  }));
}

function sourceOf(
  reso: FakeReso,
  notes: FeedNote[],
  options: Partial<PageSource> = {},
): PageSource {
  return {
    client: createODataClient({
      feed: {
        address: resoAddress,
        auth: { kind: "bearer", secret: "bearer of the tests" },
        perSecond: 1_000_000,
        perMinute: 1_000_000,
      },
      fetch: reso.fetch,
      wait: async () => {},
    }),
    resource: "Property",
    keyField: "ListingKey",
    timeField: "ModificationTimestamp",
    pageSize: 20,
    orderBy: true,
    select: ["ListingKey", "ModificationTimestamp", "Remarks"],
    note: (note) => notes.push(note),
    ...options,
  };
}

/** Reads everything, as the import does: a record is stored by its key. */
async function readAll(reso: FakeReso, options: Partial<PageSource> = {}, from = firstCursor) {
  const notes: FeedNote[] = [];
  const stored = new Map<string, ResoRecord>();
  const missed: string[] = [];
  let withoutKey = 0;
  let cursor: Cursor = from;
  for await (const page of readPages(sourceOf(reso, notes, options), from)) {
    for (const record of page.records) {
      if (typeof record["ListingKey"] === "string") stored.set(record["ListingKey"], record);
      else withoutKey += 1;
    }
    missed.push(...page.missed.map(({ key }) => key));
    cursor = page.cursor;
  }
  return {
    keys: [...stored.keys()],
    stored,
    missed,
    withoutKey,
    cursor,
    notes: [...new Set(notes)],
  };
}

const minutes = (count: number, minuteOf: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => minuteOf(index));

const distributions = {
  "different times": minutes(205, (index) => index * 7),
  "one time": minutes(205, () => 3),
  "four times": minutes(205, (index) => index % 4),
  "one time at the end": minutes(205, (index) => Math.min(index, 50)),
  "one page": minutes(20, (index) => index),
  "one record": [1],
  "no record": [],
};

const servers: Record<string, Partial<ResoBehavior>> = {
  "$top as page": {},
  "$top as total": { top: "total" },
  "$top as total and small pages": { top: "total", maxPage: 7 },
  "$top ignored": { top: "ignored" },
  "no links": { links: "none" },
  "no links and small pages": { links: "none", maxPage: 3 },
  "no links and $top ignored": { links: "none", top: "ignored" },
  "one record a page": { maxPage: 1 },
  "one record a page without links": { maxPage: 1, links: "none" },
  "a link to the first page": { links: "repeated" },
  "a link elsewhere": { links: "foreign" },
  "a link that is none": { links: "garbage" },
  "no $select": { refuses: ["$select"] },
  "no order of keys": { refusesKeys: true },
  "no order of keys and no links": { refusesKeys: true, links: "none" },
};

describe.each(Object.entries(servers))("a server with %s", (_, behavior) => {
  it.each(Object.entries(distributions))("loses nothing with %s", async (__, times) => {
    const reso = createFakeReso({ Property: recordsAt(times) }, behavior);
    const { keys } = await readAll(reso);
    expect(keys.toSorted()).toEqual(reso.data.Property.map((record) => record["ListingKey"]));
    // An endless loop would ask for ever.
    expect(reso.requests.length).toBeLessThan(times.length * 6 + 30);
  });
});

describe("reading a resource", () => {
  it.each([
    ["repeatedLink", { links: "repeated", ignoresOrder: true }],
    ["foreignLink", { links: "foreign" }],
    ["brokenLink", { links: "garbage" }],
    ["selectRefused", { refuses: ["$select"] }],
    ["expandRefused", { refuses: ["$expand"] }],
    ["keysRefused", { refusesKeys: true, maxPage: 1 }],
    ["unordered", { ignoresOrder: true }],
    ["ignoredFilter", { ignoresFilter: true, links: "none" }],
  ] as const)("names %s in the report", async (note, behavior) => {
    const reso = createFakeReso(
      { Property: recordsAt([5, 3, 1, 4, 2, ...minutes(40, (i) => i)]) },
      behavior,
    );
    const { notes } = await readAll(reso, { expand: "Media($top=60)" });
    expect(notes).toContain(note);
  });

  it("asks no other origin", async () => {
    const reso = createFakeReso(
      { Property: recordsAt(minutes(100, (i) => i)) },
      { links: "foreign" },
    );
    const asked: string[] = [];
    const spied: FakeReso = {
      ...reso,
      fetch: (input, init) => {
        asked.push(new URL(new Request(input, init).url).origin);
        return reso.fetch(input, init);
      },
    };
    await readAll(spied);
    expect(new Set(asked)).toEqual(new Set([new URL(resoAddress).origin]));
  });

  it("reads a server without an order as a whole", async () => {
    const times = minutes(205, (index) => (index * 37) % 101);
    for (const options of [{}, { orderBy: false }])
      for (const behavior of [
        { ignoresOrder: true },
        { ignoresOrder: true, links: "none" as const },
      ]) {
        const reso = createFakeReso({ Property: recordsAt(times) }, behavior);
        const { keys, cursor } = await readAll(reso, options);
        expect(keys).toHaveLength(205);
        expect(cursor).toEqual({
          since: new Date(start + 100 * 60_000).toISOString(),
          key: "",
          phase: "ge",
        });
      }
  });

  it("sends no $orderby to a server that refuses it", async () => {
    const reso = createFakeReso({ Property: recordsAt([3, 1, 2]) }, { refuses: ["$orderby"] });
    expect((await readAll(reso, { orderBy: false })).keys).toHaveLength(3);
  });

  it("goes on after the records without a time, and without a key", async () => {
    const timed = recordsAt([...minutes(30, () => 1), ...minutes(30, (i) => i + 2)]);
    const untimed = minutes(25, (index) => index).map((index) => ({ ListingKey: `N${index}` }));
    const nameless = minutes(25, (index) => index).map((index) => ({
      ModificationTimestamp: new Date(start + index * 60_000).toISOString(),
    }));
    const reso = createFakeReso({ Property: [...timed, ...untimed, ...nameless] });
    const { keys, withoutKey } = await readAll(reso);
    expect(keys).toEqual(expect.arrayContaining(timed.map((record) => record["ListingKey"])));
    expect(keys.filter((key) => key.startsWith("N"))).toHaveLength(25);
    expect(withoutKey).toBeGreaterThanOrEqual(25);
  });

  it("reads only what changed, and nothing twice without a change", async () => {
    const reso = createFakeReso({ Property: recordsAt(minutes(100, (index) => index)) });
    const { cursor } = await readAll(reso);
    reso.data.Property = [
      ...reso.data.Property.slice(1),
      {
        ...reso.data.Property[0],
        ModificationTimestamp: new Date(start + 200 * 60_000).toISOString(),
      },
    ];
    reso.requests.length = 0;
    const again = await readAll(reso, {}, { since: cursor.since, key: "", phase: "ge" });
    expect(again.keys).toEqual(["K000099", "K000000"]);
    expect(reso.requests.length).toBeLessThan(6);
  });

  it("keeps the market's filter in every query", async () => {
    const reso = createFakeReso({ Property: recordsAt(minutes(50, () => 1)) }, { links: "none" });
    reso.data.Property = reso.data.Property.map((record, index) => ({
      ...record,
      OriginatingSystemName: index % 2 === 0 ? "CRMLS" : "Other",
    }));
    const { keys } = await readAll(reso, { filter: "OriginatingSystemName eq 'CRMLS'" });
    expect(keys).toHaveLength(25);
  });

  it("makes pages smaller that are too large, and goes on after a record that is", async () => {
    const records = recordsAt(minutes(40, (index) => index)).map((record, index) => ({
      ...record,
      Remarks: "x".repeat(index === 17 ? 90_000 : 4000),
    }));
    const reso = createFakeReso({ Property: records });
    const notes: FeedNote[] = [];
    const client = createODataClient({
      feed: {
        address: resoAddress,
        auth: { kind: "bearer", secret: "bearer of the tests" },
        perSecond: 1_000_000,
        perMinute: 1_000_000,
      },
      fetch: reso.fetch,
      wait: async () => {},
      maxJsonBytes: 50_000,
    });
    const { keys, missed } = await readAll(reso, { client, note: (note) => notes.push(note) });
    expect(new Set(missed)).toEqual(new Set(["K000017"]));
    expect(keys).toHaveLength(39);
    expect(notes).toContain("smallerPages");
  });

  it("reads a page record by record that one of them breaks", async () => {
    const reso = createFakeReso(
      { Property: recordsAt(minutes(100, (index) => index)) },
      { broken: new Set(["K000033", "K000099"]) },
    );
    const { keys, missed, notes } = await readAll(reso);
    expect(keys).toHaveLength(98);
    expect(new Set(missed)).toEqual(new Set(["K000033", "K000099"]));
    expect(notes).toContain("oneByOne");
  });

  it("asks for other fields when the metadata changed", async () => {
    const reso = createFakeReso({ Property: recordsAt(minutes(40, (index) => index)) });
    reso.behavior.removedFields = ["Remarks"];
    const { keys, notes } = await readAll(reso, {
      renewSelect: async () => ["ListingKey", "ModificationTimestamp"],
    });
    expect(keys).toHaveLength(40);
    expect(notes).toEqual(["metadataChanged"]);
  });

  it("fails when the server vanishes, with the cursor of the last page", async () => {
    const reso = createFakeReso({ Property: recordsAt(minutes(100, (index) => index)) });
    let cursor = firstCursor;
    const read = async () => {
      for await (const page of readPages(sourceOf(reso, []), firstCursor)) {
        ({ cursor } = page);
        reso.behavior.isGone = true;
      }
    };
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
    reso.behavior.isGone = false;
    const { keys } = await readAll(reso, {}, cursor);
    expect(keys).toHaveLength(81);
  });

  it("jumps over a moment whose records a server can neither order nor compare", async () => {
    // It stores more digits than it sends.
    const reso = createFakeReso({
      Property: recordsAt(minutes(60, (index) => Math.max(index - 40, 0))),
    });
    const honest = reso.fetch;
    reso.behavior.links = "none";
    reso.fetch = async (input, init) => {
      const address = decodeURIComponent(new Request(input, init).url);
      const widened = / eq 2026/.test(address)
        ? address.replace(" eq 2026", " lt 1900-01-01T00:00:00Z and ModificationTimestamp eq 2026")
        : address.replace(" gt 2026", " ge 2026");
      return honest(widened, init);
    };
    const { keys, notes } = await readAll(reso);
    expect(notes).toContain("coarseTimes");
    expect(keys).toEqual(expect.arrayContaining(["K000059", "K000041"]));
  });
});

const behaviors = fc.record({
  top: fc.constantFrom("total", "page", "ignored"),
  links: fc.constantFrom("next", "none", "repeated", "foreign", "garbage"),
  maxPage: fc.integer({ min: 1, max: 12 }),
  refusesKeys: fc.boolean(),
} as const);
const anyTimes = fc.array(
  fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 99 })),
  {
    maxLength: 80,
  },
);

describe("any server and any times", () => {
  it("lose nothing", async () => {
    await fc.assert(
      fc.asyncProperty(
        behaviors,
        anyTimes,
        fc.integer({ min: 1, max: 15 }),
        async (behavior, times, pageSize) => {
          const reso = createFakeReso({ Property: recordsAt(times) }, behavior);
          const { keys, missed } = await readAll(reso, { pageSize });
          expect(keys.toSorted()).toEqual(reso.data.Property.map((record) => record["ListingKey"]));
          expect(missed).toEqual([]);
        },
      ),
    );
  });

  it("lose nothing when they are read with ends at any page", async () => {
    const ends = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(behaviors, anyTimes, ends, async (behavior, times, pagesUntilEnd) => {
        const reso = createFakeReso({ Property: recordsAt(times) }, behavior);
        const stored = new Set<string>();
        let cursor = firstCursor;
        for (const limit of [...pagesUntilEnd, Infinity]) {
          let pages = 0;
          for await (const page of readPages(sourceOf(reso, [], { pageSize: 5 }), cursor)) {
            // The end comes before or after a page is stored, never between its records and its cursor.
            pages += 1;
            if (pages > limit) break;
            for (const record of page.records) stored.add(String(record["ListingKey"]));
            ({ cursor } = page);
          }
        }
        expect([...stored].toSorted((a, b) => a.localeCompare(b))).toEqual(
          reso.data.Property.map((record) => record["ListingKey"]),
        );
      }),
    );
  });

  it("lose nothing that changes while they are read", async () => {
    await fc.assert(
      fc.asyncProperty(
        behaviors,
        anyTimes,
        fc.infiniteStream(fc.nat()),
        async (behavior, times, stream) => {
          const reso = createFakeReso({ Property: recordsAt(times) }, behavior);
          const picks = stream[Symbol.iterator]();
          const stored = new Map<unknown, unknown>();
          let changes = 0;
          for await (const page of readPages(sourceOf(reso, [], { pageSize: 5 }), firstCursor)) {
            for (const record of page.records) stored.set(record["ListingKey"], record["Remarks"]);
            if (changes === 10 || times.length === 0) continue;
            changes += 1;
            const picked = Number(picks.next().value) % times.length;
            reso.data.Property = reso.data.Property.map((record, index) =>
              index === picked
                ? {
                    ...record,
                    Remarks: `Change ${changes}`,
                    ModificationTimestamp: new Date(start + (100 + changes) * 60_000).toISOString(),
                  }
                : record,
            );
          }
          expect(stored.size).toBe(times.length);
          for (const record of reso.data.Property)
            expect(stored.get(record["ListingKey"])).toBe(record["Remarks"]);
        },
      ),
    );
  });
});
