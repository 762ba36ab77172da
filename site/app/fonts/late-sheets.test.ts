// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyLateSheets, applySpareSheetsInTime } from "./late-sheets.ts";

let frames: FrameRequestCallback[];
const nextFrame = () => frames.splice(0).forEach((run) => run(0));
const media = () => document.querySelector<HTMLLinkElement>("link[data-late]")?.media;
const preloaded = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
  document.head.innerHTML = `<link rel="stylesheet" href="/full.css" media="print" data-late>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(["load", "error"])("waits for the first view, then for the fonts: %s", async (end) => {
  const applied = vi.fn<() => void>();
  void applyLateSheets(["/a.woff2", "/b.woff2"]).then(applied);
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
  second?.dispatchEvent(new Event(end));
  await vi.advanceTimersByTimeAsync(0);
  expect(media()).toBe("all");
  expect(applied).toHaveBeenCalledOnce();
});

it("does not wait for a font for ever", async () => {
  void applyLateSheets(["/a.woff2"]);
  await vi.advanceTimersByTimeAsync(2999);
  expect(media()).toBe("print");
  await vi.advanceTimersByTimeAsync(1);
  expect(media()).toBe("all");
});

it("does not wait for what the browser has from a visit before", () => {
  const kept = { transferSize: 0, toJSON: () => ({}) };
  vi.spyOn(performance, "getEntriesByName").mockReturnValue([
    { ...kept, name: "", entryType: "resource", startTime: 0, duration: 0 },
  ]);
  void applyLateSheets(["/a.woff2"]);
  expect(media()).toBe("all");
});

it("does not wait on a page that nobody sees yet", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  void applyLateSheets(["/a.woff2"]);
  expect(media()).toBe("all");
});

describe("a page with fonts of its own", () => {
  const spare = () => document.querySelector<HTMLLinkElement>("link[data-spare]");
  const faces: { loaded: Promise<unknown> }[] = [];
  beforeEach(() => {
    faces.length = 0;
    Object.defineProperty(document, "fonts", { value: faces, configurable: true });
    document.head.innerHTML = `<link rel="stylesheet" href="/full.css" disabled data-spare>`;
  });
  afterEach(() => {
    Reflect.deleteProperty(document, "fonts");
  });

  it.each(["click", "focusin"])("names the others at a visitor's first %s", (sign) => {
    applySpareSheetsInTime();
    expect(spare()?.hasAttribute("disabled")).toBe(true);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(spare()?.hasAttribute("disabled")).toBe(false);
  });

  it("names them when one of its own does not come", async () => {
    faces.push({ loaded: Promise.resolve() }, { loaded: Promise.reject(new Error("lost")) });
    applySpareSheetsInTime();
    expect(spare()?.hasAttribute("disabled")).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(spare()?.hasAttribute("disabled")).toBe(false);
  });
});
