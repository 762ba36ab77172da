// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Saver } from "#app/profile/saving/create-saver.ts";
import { useConflictDialog } from "./use-conflict-dialog.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("waits until the editor was painted in a visible tab", () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((run) => frames.push(run));
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const store = createStore(() => ({ conflicts: [{ field: "aboutEn" }] }));
  const onOpen = vi.fn<() => void>();
  // The hook reads the number of conflicts alone.
  renderHook(() => useConflictDialog(store as unknown as Saver, onOpen));
  expect(onOpen).not.toHaveBeenCalled();
  for (let frame = 0; frame < 2; frame++) act(() => frames.shift()?.(0));
  expect(frames).toEqual([]);
  expect(onOpen).not.toHaveBeenCalled();
  visibility.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(onOpen).toHaveBeenCalledOnce();
});
