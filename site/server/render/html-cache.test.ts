import { describe, expect, it } from "vitest";
import { type CachedPage, createHtmlCache } from "./html-cache.ts";

function page(text: string, now: number, status = 200, tags: string[] = []): CachedPage {
  const body = Buffer.from(text);
  return {
    status,
    headers: {},
    bodies: { identity: body, gzip: body, br: body },
    etag: text,
    tags,
    renderedAt: now,
  };
}

/** A cache over a clock we set, and a renderer that counts. */
function setUp(tags: string[] = ["a"]) {
  const clock = { now: 0 };
  const renders = { count: 0, fails: false };
  const answers: string[] = [];
  const cache = createHtmlCache({
    freshMs: 10,
    lastGoodMs: 1000,
    now: () => clock.now,
    onAnswer: (answer) => answers.push(answer),
  });
  const render = async () => {
    renders.count += 1;
    if (renders.fails) throw new Error("service down");
    return page(`copy ${renders.count}`, clock.now, 200, tags);
  };
  return { clock, renders, answers, get: () => cache.get("key", render), cache };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the HTML cache", () => {
  it("tells how it answered each time", async () => {
    const { get, clock, answers } = setUp();
    for (const now of [0, 9, 999, 1000, 2500]) {
      clock.now = now;
      await get();
      await settled();
    }
    // At 999 the page was rendered again behind the stale copy, so it is fresh at 1000.
    expect(answers).toEqual(["miss", "fresh", "stale", "fresh", "miss"]);
  });

  it("renders once while fresh, however many ask at the same time", async () => {
    const { get, renders } = setUp();
    const answers = await Promise.all([get(), get(), get()]);
    expect(answers.map(({ etag }) => etag)).toEqual(["copy 1", "copy 1", "copy 1"]);
    await get();
    expect(renders.count).toBe(1);
  });

  it("serves an older copy at once and renders behind it", async () => {
    const { get, clock, renders } = setUp();
    await get();
    clock.now = 10;
    expect((await get()).etag).toBe("copy 1");
    await settled();
    expect(renders.count).toBe(2);
    expect((await get()).etag).toBe("copy 2");
  });

  it("serves the last good copy for a day while rendering fails, then fails", async () => {
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

  it("keeps only pages that exist", async () => {
    const cache = createHtmlCache();
    const missing = async () => page("missing", Date.now(), 404);
    await cache.get("key", missing);
    const found = await cache.get("key", async () => page("found", Date.now()));
    expect(found.etag).toBe("found");
  });

  it("drops an agent's pages at once, and no others", async () => {
    const cache = createHtmlCache();
    const first = (tag: string) =>
      cache.get(tag, async () => page(`${tag} old`, Date.now(), 200, [tag]));
    const again = (tag: string) =>
      cache.get(tag, async () => page(`${tag} new`, Date.now(), 200, [tag]));
    await first("a");
    await first("b");
    cache.drop("a");
    expect((await again("a")).etag).toBe("a new");
    expect((await again("b")).etag).toBe("b old");
    cache.clear();
    expect((await again("b")).etag).toBe("b new");
  });

  it("does not keep a page that was being rendered while its agent saved", async () => {
    const cache = createHtmlCache();
    let finish: (page: CachedPage) => void = () => {};
    const slow = cache.get("key", () => new Promise((resolve) => (finish = resolve)));
    cache.drop("a");
    finish(page("before the save", Date.now(), 200, ["a"]));
    await slow;
    const next = await cache.get("key", async () => page("after the save", Date.now()));
    expect(next.etag).toBe("after the save");
  });
});
