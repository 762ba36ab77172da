// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSampleStore, emptySample, parseSample, sampleKey } from "./sample-store.ts";

beforeEach(() => localStorage.clear());

/** Simulates a write by another tab. */
function writeFromOtherTab(value: object | null, key: string | null = sampleKey): void {
  if (value) localStorage.setItem(sampleKey, JSON.stringify(value));
  else localStorage.removeItem(sampleKey);
  dispatchEvent(new StorageEvent("storage", { key }));
}

it("notifies every subscriber once per change", () => {
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

it("returns the same object until a change", () => {
  const store = createSampleStore();
  store.subscribe(() => {});
  const before = store.read();
  expect(store.read()).toBe(before);
  store.change({ count: 1 });
  expect(store.read()).not.toBe(before);
});

it("persists across reloads", () => {
  createSampleStore().change({ count: 3, line: "Two states, one team." });
  expect(createSampleStore().read()).toEqual({
    count: 3,
    name: "",
    line: "Two states, one team.",
  });
});

it("updates from other tabs while there are subscribers", () => {
  const store = createSampleStore();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  writeFromOtherTab({ count: 7 });
  expect(store.read().count).toBe(7);
  writeFromOtherTab({ count: 8 }, "another key");
  expect(store.read().count).toBe(7);
  writeFromOtherTab(null, null);
  expect(store.read()).toEqual(emptySample);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  writeFromOtherTab({ count: 9 });
  expect(listener).toHaveBeenCalledTimes(2);
});

it("clears the storage on reset", () => {
  const store = createSampleStore();
  store.change({ count: 5, name: "Grace" });
  store.reset();
  expect(store.read()).toEqual(emptySample);
  expect(localStorage.getItem(sampleKey)).toBeNull();
});

describe("parseSample", () => {
  it.each([null, "", "{", "null", "[]", "3", '"x"', '{"count":"3","name":4,"line":null}'])(
    "returns the empty state for %s",
    (stored) => {
      expect(parseSample(stored)).toEqual(emptySample);
    },
  );

  it("keeps known fields and truncates long text", () => {
    const stored = JSON.stringify({ count: -2, name: "x".repeat(500), other: 1 });
    expect(parseSample(stored)).toEqual({ count: -2, name: "x".repeat(80), line: "" });
  });
});
