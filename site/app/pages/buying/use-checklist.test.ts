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
])("reads only known tasks from %s", (_name, stored, done) => {
  if (stored !== null) localStorage.setItem("buying:list", stored);
  const { result } = renderHook(() => useChecklist("buying:list"));
  expect([...result.current.done]).toEqual(done);
});

it("updates when another tab changes the list", () => {
  const { result } = renderHook(() => useChecklist("buying:list"));
  const dispatchStorage = (key: string) =>
    act(() => {
      dispatchEvent(new StorageEvent("storage", { key, newValue: '["2.b"]' }));
    });
  dispatchStorage("another");
  expect(result.current.done.size).toBe(0);
  dispatchStorage("buying:list");
  expect([...result.current.done]).toEqual(["2.b"]);
});

it("keeps the state of the page and reports persisted: false when storage fails", () => {
  const { result } = renderHook(() => useChecklist("buying:list"));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  act(() => result.current.toggle("3.c", true));
  expect([...result.current.done]).toEqual(["3.c"]);
  expect(result.current.persisted).toBe(false);
});
