// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useReadMark } from "./use-open-entry.ts";

let marked: string[];
let visibility: DocumentVisibilityState;

const open = (id: string | null) =>
  renderHook(({ unread }) => useReadMark(unread, (read) => marked.push(read)), {
    initialProps: { unread: id },
  });

function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  marked = [];
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("marks a request after two seconds on screen, once", () => {
  open("1");
  vi.advanceTimersByTime(1999);
  expect(marked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(marked).toEqual(["1"]);
  vi.advanceTimersByTime(60_000);
  expect(marked).toEqual(["1"]);
});

it("does not mark one that was left earlier, nor one that is read", () => {
  const { rerender, unmount } = open("1");
  vi.advanceTimersByTime(1500);
  rerender({ unread: "2" });
  vi.advanceTimersByTime(1500);
  expect(marked).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(marked).toEqual(["2"]);
  rerender({ unread: null });
  vi.advanceTimersByTime(60_000);
  rerender({ unread: "3" });
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(marked).toEqual(["2"]);
});

it("counts only the time in which the tab is visible", () => {
  open("1");
  vi.advanceTimersByTime(1500);
  show("hidden");
  vi.advanceTimersByTime(60_000);
  expect(marked).toEqual([]);
  show("visible");
  vi.advanceTimersByTime(1999);
  expect(marked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(marked).toEqual(["1"]);
});
