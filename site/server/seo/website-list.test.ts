import { createHttp } from "@realtor/api/http";
import { pino } from "pino";
import { beforeEach, expect, it } from "vitest";
import { createWebsiteList, type WebsiteList } from "./website-list.ts";

const pageSize = 2;

let published: string[];
let isUp: boolean;
let time: number;
let calls: string[];
/** Called after a page was read, before it is returned. */
let onRead: () => void;
let websites: WebsiteList;

beforeEach(() => {
  published = ["a", "b", "c"];
  isUp = true;
  time = 0;
  calls = [];
  onRead = () => {};
  const loaning = createHttp({
    baseUrl: "http://loaning.example",
    fetch: async (input) => {
      const { search, searchParams } = new URL(new Request(input).url);
      calls.push(search);
      if (!isUp) return new Response(null, { status: 404 });
      const after = searchParams.get("after") ?? "";
      const page = published.filter((slug) => slug > after).slice(0, pageSize);
      onRead();
      return Response.json(
        page.map((desiredUrl) => ({
          desiredUrl,
          updatedAt: "2026-11-20T09:30:00.000Z",
          langs: ["ko"],
        })),
      );
    },
  });
  websites = createWebsiteList({
    loaning,
    log: pino({ level: "silent" }),
    now: () => time,
  });
});

const list = async () => (await websites.list()).map(({ desiredUrl }) => desiredUrl);

it("the list of websites is read page by page, and once for concurrent callers", async () => {
  const [first, second] = await Promise.all([websites.list(), websites.list()]);
  expect(first.map(({ desiredUrl }) => desiredUrl)).toEqual(["a", "b", "c"]);
  expect(second).toBe(first);
  expect(calls).toEqual(["", "?after=b", "?after=c"]);
});

it("is kept for ten minutes without changes, and used while the service is down", async () => {
  await list();
  calls = [];
  time = 9 * 60 * 1000;
  await list();
  expect(calls).toEqual([]);
  time = 11 * 60 * 1000;
  isUp = false;
  expect(await list()).toEqual(["a", "b", "c"]);
  expect(calls).toHaveLength(1);
});

it.each([
  ["an old list at once", 60_000, 60_000],
  ["a new list within 5 s", 1000, 5000],
])("has no removed website: %s", async (_, removedAt, listedAt) => {
  await list();
  time = removedAt;
  published = ["a", "c"];
  websites.invalidate();
  time = listedAt;
  expect(await list()).toEqual(["a", "c"]);
});

it("the list of websites has no website that was removed while the list was read", async () => {
  onRead = () => {
    published = ["a", "c"];
    websites.invalidate();
  };
  expect(await list()).toContain("b");
  onRead = () => {};
  time = 5000;
  expect(await list()).toEqual(["a", "c"]);
});

it("the list of websites is not read for each request while many agents save", async () => {
  await list();
  calls = [];
  for (let second = 0; second < 60; second += 1) {
    time = second * 1000;
    websites.invalidate();
    await list();
  }
  expect(calls.filter((search) => search === "")).toHaveLength(14);
});
