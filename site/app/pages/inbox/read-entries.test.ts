import { array, assert, asyncProperty, constantFrom, nat, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { lead } from "#test/fakes/inbox-service.ts";
import type { Entry } from "./entry.ts";
import { type ListStart, readEntries, type ReadPage } from "./read-entries.ts";

const entry = (id: number, note = ""): Entry => ({
  ...lead(String(id), 0, { note }),
  kind: "lead",
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A service with the entries 0 to `count`, and the requests it received as [page, rows]. */
function serviceOf(count: number) {
  const stored = numbers(count).map((id) => entry(id));
  const requests: [number, number][] = [];
  const readPage: ReadPage = async (currentPage, perPage) => {
    requests.push([currentPage, perPage]);
    const start = currentPage * perPage;
    return { page: stored.slice(start, start + perPage), totalCount: stored.length };
  };
  const read = (known: ListStart | undefined, wanted: number) =>
    readEntries(readPage, known, wanted);
  return { stored, requests, read };
}

const idsOf = ({ entries }: { entries: readonly Entry[] }) => entries.map(({ id }) => id);

describe("a poll of 60 opened entries of 1,000", () => {
  /** Opens 60 entries, applies the change, and polls. */
  async function poll(change: (stored: Entry[]) => void) {
    const { stored, requests, read } = serviceOf(1000);
    const known = await read(undefined, 60);
    change(stored);
    requests.length = 0;
    const polled = await read(known, 60);
    return { requests, polled, known, expected: idsOf({ entries: stored.slice(0, 60) }) };
  }

  const first = [0, 20];
  const all = [0, 60];
  it.each<[string, (stored: Entry[]) => void, number[][]]>([
    ["without a change", () => undefined, [first]],
    ["after a new entry", (stored) => stored.unshift(entry(-1)), [first]],
    [
      "after a change in the first page",
      (stored) => stored.splice(3, 1, entry(3, "called")),
      [first],
    ],
    ["after one in the first page is gone", (stored) => stored.splice(3, 1), [first, [2, 20]]],
    ["after one below is gone", (stored) => stored.splice(45, 1), [first, all]],
    ["after one that is not opened is gone", (stored) => stored.splice(450, 1), [first, all]],
    [
      "after a new entry, while one below is gone",
      (stored) => {
        stored.splice(45, 1);
        stored.unshift(entry(-1));
      },
      [first, all],
    ],
    [
      "after one below became unread",
      (stored) => stored.splice(19, 0, ...stored.splice(45, 1)),
      [first, all],
    ],
    [
      "after more new entries than a page has",
      (stored) => stored.unshift(...numbers(25).map((id) => entry(-1 - id))),
      [first, all],
    ],
  ])("%s", async (_, change, expectedRequests) => {
    const { requests, polled, expected } = await poll(change);
    expect(idsOf(polled)).toEqual(expected);
    expect(requests).toEqual(expectedRequests);
  });

  it("has the changed entry, and keeps the objects of those below", async () => {
    const { polled, known } = await poll((stored) => stored.splice(3, 1, entry(3, "called")));
    expect(polled.entries[3]).toMatchObject({ note: "called" });
    expect(polled.entries[40]).toBe(known.entries[40]);
  });
});

describe("more entries", () => {
  it("are read without those above", async () => {
    const { requests, read } = serviceOf(70);
    const known = await read(await read(undefined, 20), 40);
    requests.length = 0;
    expect(idsOf(await read(known, 60))).toEqual(numbers(60).map(String));
    expect(requests).toEqual([
      [0, 20],
      [2, 20],
    ]);
    expect(idsOf(await read(known, 100))).toHaveLength(70);
  });

  it("are read in large pages when all are read again", async () => {
    const { requests, read } = serviceOf(1000);
    expect((await read(undefined, 500)).entries).toHaveLength(500);
    expect(requests).toEqual(numbers(5).map((page) => [page, 100]));
  });
});

it("shows what is stored, whatever is added and removed between two polls", async () => {
  const change = record({ added: nat(3), removed: array(nat(99), { maxLength: 3 }) });
  await assert(
    asyncProperty(
      nat(100),
      constantFrom(20, 40, 100),
      array(change, { maxLength: 6 }),
      async (count, wanted, changes) => {
        const { stored, read } = serviceOf(count);
        let list = await read(undefined, wanted);
        let newest = 0;
        for (const { added, removed } of changes) {
          for (const place of removed) stored.splice(place, 1);
          for (let n = 0; n < added; n++) stored.unshift(entry((newest -= 1)));
          list = await read(list, wanted);
          expect(idsOf(list)).toEqual(idsOf({ entries: stored.slice(0, wanted) }));
          expect(list.totalCount).toBe(stored.length);
        }
      },
    ),
  );
});
