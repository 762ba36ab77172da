// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSampleStore, emptySample, parseSample, sampleKey } from "./sample-store.ts";

beforeEach(() => localStorage.clear());

/** What the browser tells this tab when another one wrote. */
function writtenElsewhere(value: object | null, key: string | null = sampleKey): void {
  if (value) localStorage.setItem(sampleKey, JSON.stringify(value));
  else localStorage.removeItem(sampleKey);
  dispatchEvent(new StorageEvent("storage", { key }));
}

it("tells everybody who reads it, once for each change", () => {
  const store = createSampleStore();
  const [one, two] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.subscribe(one);
  const stop = store.subscribe(two);
  store.change({ count: 2 });
  stop();
  store.change({ name: "Grace" });
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([2, 1]);
  expect(store.read()).toEqual({ count: 2, name: "Grace", line: "" });
});

it("answers with the same object until something changed", () => {
  const store = createSampleStore();
  store.subscribe(() => {});
  const before = store.read();
  expect(store.read()).toBe(before);
  store.change({ count: 1 });
  expect(store.read()).not.toBe(before);
});

it("is there again after a reload", () => {
  createSampleStore().change({ count: 3, line: "Two states, one team." });
  expect(createSampleStore().read()).toEqual({
    count: 3,
    name: "",
    line: "Two states, one team.",
  });
});

it("follows another tab, while somebody listens", () => {
  const store = createSampleStore();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  writtenElsewhere({ count: 7 });
  expect(store.read().count).toBe(7);
  writtenElsewhere({ count: 8 }, "another key");
  expect(store.read().count).toBe(7);
  writtenElsewhere(null, null);
  expect(store.read()).toEqual(emptySample);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  writtenElsewhere({ count: 9 });
  expect(listener).toHaveBeenCalledTimes(2);
});

it("forgets all of it on a reset", () => {
  const store = createSampleStore();
  store.change({ count: 5, name: "Grace" });
  store.reset();
  expect(store.read()).toEqual(emptySample);
  expect(localStorage.getItem(sampleKey)).toBeNull();
});

describe("parseSample", () => {
  it.each([null, "", "{", "null", "[]", "3", '"x"', '{"count":"3","name":4,"line":null}'])(
    "takes %s for nothing",
    (stored) => {
      expect(parseSample(stored)).toEqual(emptySample);
    },
  );

  it("keeps what it knows, no longer than a field takes", () => {
    const stored = JSON.stringify({ count: -2, name: "x".repeat(500), other: 1 });
    expect(parseSample(stored)).toEqual({ count: -2, name: "x".repeat(80), line: "" });
  });
});
