import { describe, expect, it, vi } from "vitest";
import { type CachedPage, createHtmlCache } from "./html-cache.ts";
import { createPageBodies } from "./page-bodies.ts";

function page(text: string, now: number, status = 200, tags: string[] = []): CachedPage {
  return {
    status,
    headers: {},
    bodies: createPageBodies(Buffer.from(text)),
    etag: text,
    tags,
    renderedAt: now,
  };
}

/** A cache with a fake clock and a counting renderer. */
function setUp(tags: string[] = ["a"]) {
  const clock = { now: 0 };
  const renders = { count: 0, fails: false };
  const results: string[] = [];
  const cache = createHtmlCache({
    freshMs: 10,
    maxStaleMs: 1000,
    now: () => clock.now,
    onLookup: (response) => results.push(response),
  });
  const render = async () => {
    renders.count += 1;
    if (renders.fails) throw new Error("service down");
    return page(`copy ${renders.count}`, clock.now, 200, tags);
  };
  return { clock, renders, results, get: () => cache.get("key", render), cache };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the HTML cache", () => {
  it("reports the result of each lookup", async () => {
    const { get, clock, results } = setUp();
    for (const now of [0, 9, 999, 1000, 2500]) {
      clock.now = now;
      await get();
      await settled();
    }
    // The stale hit at 999 starts a rendering, so the page is fresh at 1000.
    expect(results).toEqual(["miss", "fresh", "stale", "fresh", "miss"]);
  });

  it("renders once for concurrent and fresh lookups", async () => {
    const { get, renders } = setUp();
    const results = await Promise.all([get(), get(), get()]);
    expect(results.map(({ etag }) => etag)).toEqual(["copy 1", "copy 1", "copy 1"]);
    await get();
    expect(renders.count).toBe(1);
  });

  it("serves a stale copy immediately and renders in the background", async () => {
    const { get, clock, renders } = setUp();
    await get();
    clock.now = 10;
    expect((await get()).etag).toBe("copy 1");
    await settled();
    expect(renders.count).toBe(2);
    expect((await get()).etag).toBe("copy 2");
  });

  it("serves the last copy for a day while rendering fails, then rejects", async () => {
    const { get, clock, renders } = setUp();
    await get();
    renders.fails = true;
    clock.now = 999;
    expect((await get()).etag).toBe("copy 1");
    await settled();
    clock.now = 1000;
    await expect(get()).rejects.toThrow("service down");
    renders.fails = false;
    expect((await get()).etag).toBe("copy 4");
  });

  it("caches only pages with status 200", async () => {
    const cache = createHtmlCache();
    const missing = async () => page("missing", Date.now(), 404);
    await cache.get("key", missing);
    const found = await cache.get("key", async () => page("found", Date.now()));
    expect(found.etag).toBe("found");
  });

  it("removes the copy of a page that no longer exists, also while it is stale", async () => {
    let now = 0;
    const cache = createHtmlCache({ freshMs: 10, maxStaleMs: 1000, now: () => now });
    let status = 200;
    const get = () => cache.get("key", async () => page(`status ${status}`, now, status));
    await get();
    status = 410;
    now = 20;
    expect((await get()).status).toBe(200);
    await vi.waitFor(async () => expect((await get()).status).toBe(410), 10_000);
    status = 200;
    expect((await get()).status).toBe(200);
  });

  it("keeps the copy while rendering returns a failure", async () => {
    let now = 0;
    const cache = createHtmlCache({ freshMs: 10, maxStaleMs: 1000, now: () => now });
    await cache.get("key", async () => page("good", now));
    now = 20;
    const failed = async () => page("failure", now, 503);
    for (let index = 0; index < 3; index += 1)
      expect((await cache.get("key", failed)).etag).toBe("good");
  });

  it("invalidates the pages of one agent only", async () => {
    const cache = createHtmlCache();
    const first = (tag: string) =>
      cache.get(tag, async () => page(`${tag} old`, Date.now(), 200, [tag]));
    const again = (tag: string) =>
      cache.get(tag, async () => page(`${tag} new`, Date.now(), 200, [tag]));
    await first("a");
    await first("b");
    cache.invalidate("a");
    expect((await again("a")).etag).toBe("a new");
    expect((await again("b")).etag).toBe("b old");
    cache.clear();
    expect((await again("b")).etag).toBe("b new");
  });

  it("does not cache a page that was being rendered during an invalidation", async () => {
    const cache = createHtmlCache();
    let finish: (page: CachedPage) => void = () => {};
    const slow = cache.get("key", () => new Promise((resolve) => (finish = resolve)));
    cache.invalidate("a");
    finish(page("before the save", Date.now(), 200, ["a"]));
    await slow;
    const next = await cache.get("key", async () => page("after the save", Date.now()));
    expect(next.etag).toBe("after the save");
  });
});
