// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeSession } from "#app/session/session-store.ts";
import { startAutosaveTriggers } from "./autosave-triggers.ts";
import type { Saver } from "./create-saver.ts";

const flush = vi.fn<Saver["flush"]>(() => Promise.resolve(true));
const resume = vi.fn<Saver["resume"]>();
let stop = () => undefined as void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = startAutosaveTriggers({ flush, resume });
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("saves when a field is left, after the field has passed on its value", () => {
  document.dispatchEvent(new FocusEvent("focusout"));
  expect(flush).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(flush).toHaveBeenCalledTimes(1);
});

it("saves when the page is hidden, and not when it is shown", () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(flush).not.toHaveBeenCalled();
  visibility.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(flush).toHaveBeenCalledTimes(1);
});

it("saves at once when the page is closed", () => {
  dispatchEvent(new Event("pagehide"));
  expect(flush).toHaveBeenCalledTimes(1);
});

it("continues when the connection or the session is back", () => {
  dispatchEvent(new Event("online"));
  expect(resume).toHaveBeenCalledTimes(1);
  storeSession({ accessToken: "t", userInfo: null, realtorInfo: null, realtorLoginBy: null });
  expect(resume).toHaveBeenCalledTimes(2);
});

it("saves a last time when it is stopped, and then no more", () => {
  stop();
  expect(flush).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("pagehide"));
  expect(flush).toHaveBeenCalledTimes(1);
});
