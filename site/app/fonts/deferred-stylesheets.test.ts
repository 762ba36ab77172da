// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  applyDeferredStylesheets,
  applyFallbackStylesheetsOnDemand,
} from "./deferred-stylesheets.ts";

let frames: FrameRequestCallback[];
const nextFrame = () => frames.splice(0).forEach((run) => run(0));
const media = () => document.querySelector<HTMLLinkElement>("link[data-deferred]")?.media;
const preloaded = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
  document.head.innerHTML = `<link rel="stylesheet" href="/full.css" media="print" data-deferred>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(["load", "error"])("waits for the first view, then for the fonts: %s", async (type) => {
  const applied = vi.fn<() => void>();
  void applyDeferredStylesheets(["/a.woff2", "/b.woff2"]).then(applied);
  nextFrame();
  await vi.advanceTimersByTimeAsync(0);
  expect(preloaded()).toEqual([]);
  nextFrame();
  await vi.advanceTimersByTimeAsync(0);
  const [first, second] = preloaded();
  expect([first?.href, second?.href]).toEqual([
    "http://localhost:3000/a.woff2",
    "http://localhost:3000/b.woff2",
  ]);
  first?.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(100);
  expect([media(), applied.mock.calls]).toEqual(["print", []]);
  second?.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(media()).toBe("all");
  expect(applied).toHaveBeenCalledOnce();
});

it("stops waiting for fonts after the timeout", async () => {
  void applyDeferredStylesheets(["/a.woff2"]);
  await vi.advanceTimersByTimeAsync(2999);
  expect(media()).toBe("print");
  await vi.advanceTimersByTimeAsync(1);
  expect(media()).toBe("all");
});

it("applies cached stylesheets immediately", () => {
  const cached = { transferSize: 0, toJSON: () => ({}) };
  vi.spyOn(performance, "getEntriesByName").mockReturnValue([
    { ...cached, name: "", entryType: "resource", startTime: 0, duration: 0 },
  ]);
  void applyDeferredStylesheets(["/a.woff2"]);
  expect(media()).toBe("all");
});

it("applies stylesheets immediately on a hidden page", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  void applyDeferredStylesheets(["/a.woff2"]);
  expect(media()).toBe("all");
});

describe("a page with its own font subset", () => {
  const fallback = () => document.querySelector<HTMLLinkElement>("link[data-fallback]");
  const faces: { loaded: Promise<unknown> }[] = [];
  beforeEach(() => {
    faces.length = 0;
    Object.defineProperty(document, "fonts", { value: faces, configurable: true });
    document.head.innerHTML = `<link rel="stylesheet" href="/full.css" disabled data-fallback>`;
  });
  afterEach(() => {
    Reflect.deleteProperty(document, "fonts");
  });

  it.each(["click", "focusin"])("enables the fallback stylesheets on the first %s", (type) => {
    applyFallbackStylesheetsOnDemand();
    expect(fallback()?.hasAttribute("disabled")).toBe(true);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(fallback()?.hasAttribute("disabled")).toBe(false);
  });

  it("enables them when one of the page's fonts fails", async () => {
    faces.push({ loaded: Promise.resolve() }, { loaded: Promise.reject(new Error("lost")) });
    applyFallbackStylesheetsOnDemand();
    expect(fallback()?.hasAttribute("disabled")).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(fallback()?.hasAttribute("disabled")).toBe(false);
  });
});
