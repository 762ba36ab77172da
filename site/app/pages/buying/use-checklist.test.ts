// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useChecklist } from "./use-checklist.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it.each([
  ["nothing", null, []],
  ["no JSON", "{", []],
  ["no list", '{"1.a":true}', []],
  ["tasks that do not exist", '["1.a","9.z",7,null,"6.c"]', ["1.a", "6.c"]],
])("takes out of %s what is a task", (_name, stored, done) => {
  if (stored !== null) localStorage.setItem("list", stored);
  const { result } = renderHook(() => useChecklist("list"));
  expect([...result.current.done]).toEqual(done);
});

it("follows what another tab ticks", () => {
  const { result } = renderHook(() => useChecklist("list"));
  const tell = (key: string) =>
    act(() => {
      dispatchEvent(new StorageEvent("storage", { key, newValue: '["2.b"]' }));
    });
  tell("another");
  expect(result.current.done.size).toBe(0);
  tell("list");
  expect([...result.current.done]).toEqual(["2.b"]);
});

it("keeps the ticks of the page, and says so, where nothing can be stored", () => {
  const { result } = renderHook(() => useChecklist("list"));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  act(() => result.current.tick("3.c", true));
  expect([...result.current.done]).toEqual(["3.c"]);
  expect(result.current.kept).toBe(false);
});
