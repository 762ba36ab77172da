// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNote } from "./note-field.tsx";
import { createTextDraft } from "./text-draft.ts";

let saved: string[];
let stored: string;
let failing: boolean;

/** A note whose service stores what is saved, or fails. */
function open(entry = "1", owner = "me") {
  const draft = createTextDraft({ kind: "note", owner, entry });
  const save = async (note: string) => {
    await Promise.resolve();
    if (failing) throw new Error("offline");
    saved.push(note);
    stored = note;
  };
  const hook = renderHook(() => useNote({ stored, draft, save }));
  return { ...hook, note: () => hook.result.current, draft };
}

const type = ({ note }: ReturnType<typeof open>, text: string) => act(() => note().type(text));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  saved = [];
  stored = "before";
  failing = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("saves once after a pause in typing", async () => {
  const opened = open();
  expect(opened.note()).toMatchObject({ text: "before", state: { kind: "idle" } });
  type(opened, "a");
  await wait(900);
  type(opened, "ab");
  await wait(999);
  expect(saved).toEqual([]);
  await wait(1);
  expect(saved).toEqual(["ab"]);
  expect(opened.note()).toMatchObject({ text: "ab", state: { kind: "saved" } });
  await wait(10_000);
  expect(saved).toEqual(["ab"]);
});

it("saves immediately on blur, and not again after the pause", async () => {
  const opened = open();
  type(opened, "a");
  act(() => opened.note().flush());
  await wait(5000);
  expect(saved).toEqual(["a"]);
  act(() => opened.note().flush());
  await wait(0);
  expect(saved).toEqual(["a"]);
});

it("saves sequentially, in order", async () => {
  const opened = open();
  type(opened, "a");
  act(() => opened.note().flush());
  type(opened, "ab");
  act(() => opened.note().flush());
  await wait(0);
  expect(saved).toEqual(["a", "ab"]);
  expect(opened.note().text).toBe("ab");
});

it("saves unsaved text when another entry opens or the page is hidden", async () => {
  const first = open();
  type(first, "a");
  first.unmount();
  await wait(0);
  expect(saved).toEqual(["a"]);
  const second = open("2");
  type(second, "b");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await wait(0);
  expect(saved).toEqual(["a", "b"]);
  vi.restoreAllMocks();
});

it("the note keeps unsaved text through a reload until it is saved", async () => {
  failing = true;
  const opened = open();
  type(opened, "a");
  await wait(1000);
  expect(opened.note()).toMatchObject({ text: "a", state: { kind: "failed" } });
  opened.unmount();
  await wait(0);

  const again = open();
  expect(again.note().text).toBe("a");
  await wait(0);
  expect(again.note().state.kind).toBe("failed");
  failing = false;
  act(() => again.note().flush());
  await wait(0);
  expect(saved).toEqual(["a"]);
  expect(again.draft.read()).toBeNull();
});

it("the note shows another user's change unless there is unsaved text", async () => {
  const opened = open();
  stored = "theirs";
  opened.rerender();
  expect(opened.note().text).toBe("theirs");
  type(opened, "mine");
  stored = "theirs again";
  opened.rerender();
  expect(opened.note().text).toBe("mine");
});

it("the note keeps drafts per user and entry", async () => {
  failing = true;
  type(open("1", "me"), "mine");
  expect(open("1", "another user").note().text).toBe("before");
  expect(open("2", "me").note().text).toBe("before");
});
