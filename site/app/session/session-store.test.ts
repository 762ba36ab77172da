// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentSession, forgetSession, keepSession, subscribeSession } from "./session-store.ts";
import type { Session } from "./stored-session.ts";

const session: Session = {
  accessToken: "token",
  userInfo: { id: "1", name: "Grace", email: "grace-kim@example.com", role: "realtor" },
  realtorInfo: null,
  realtorLoginBy: null,
};

const heard = vi.fn<() => void>();
let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  heard.mockClear();
  stop = subscribeSession(heard);
});
afterEach(() => stop());

it("is the same object until something changed, as React asks", () => {
  keepSession(session);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(currentSession()).toEqual(session);
  expect(currentSession()).toBe(currentSession());
});

it("hears another tab sign out and in", () => {
  keepSession(session);
  expect(currentSession()).not.toBeNull();
  localStorage.removeItem("accessToken");
  expect(currentSession()).not.toBeNull();
  dispatchEvent(new StorageEvent("storage", { key: "accessToken" }));
  expect(currentSession()).toBeNull();
  localStorage.setItem("accessToken", "other");
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(currentSession()?.accessToken).toBe("other");
  expect(heard).toHaveBeenCalledTimes(3);
});

it("does not stir for what others keep", () => {
  dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(heard).not.toHaveBeenCalled();
});

it("hears nothing once it stopped, and still tells the truth", () => {
  keepSession(session);
  stop();
  forgetSession();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(currentSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
});
