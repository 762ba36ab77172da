// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentSession, clearSession, storeSession, subscribeSession } from "./session-store.ts";
import type { Session } from "./stored-session.ts";

const session: Session = {
  accessToken: "token",
  userInfo: { id: "1", name: "Grace", email: "grace-kim@example.com", role: "realtor" },
  realtorInfo: null,
  realtorLoginBy: null,
};

const listener = vi.fn<() => void>();
let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  listener.mockClear();
  stop = subscribeSession(listener);
});
afterEach(() => stop());

it("returns the same object until the session changes", () => {
  storeSession(session);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(currentSession()).toEqual(session);
  expect(currentSession()).toBe(currentSession());
});

it("notifies when another tab signs out or in", () => {
  storeSession(session);
  expect(currentSession()).not.toBeNull();
  localStorage.removeItem("accessToken");
  expect(currentSession()).not.toBeNull();
  dispatchEvent(new StorageEvent("storage", { key: "accessToken" }));
  expect(currentSession()).toBeNull();
  localStorage.setItem("accessToken", "other");
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(currentSession()?.accessToken).toBe("other");
  expect(listener).toHaveBeenCalledTimes(3);
});

it("ignores other storage keys", () => {
  dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(listener).not.toHaveBeenCalled();
});

it("reads current values after unsubscribing, without notifications", () => {
  storeSession(session);
  stop();
  clearSession();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(currentSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
});
