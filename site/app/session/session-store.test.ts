// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  clearSession,
  currentSession,
  deleteSession,
  readSession,
  type Session,
  storeSession,
  subscribeSession,
  writeSession,
} from "./session-store.ts";

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

it("the session store returns the same object until the session changes", () => {
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

it("the session store ignores other storage keys", () => {
  dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(listener).not.toHaveBeenCalled();
});

it("the session store reads current values after unsubscribing, without notifications", () => {
  storeSession(session);
  stop();
  clearSession();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(currentSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

function storageOf(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const whole: Session = {
  accessToken: "token",
  userInfo: { id: "1", name: "Grace Kim", email: "grace-kim@example.com", role: "realtor" },
  realtorInfo: { id: "2", desiredUrl: "grace-kim", isMakeHomepage: "Y" },
  realtorLoginBy: { provider: "kakao", desiredUrl: "grace-kim", at: "2026-11-20T09:30:00.000Z" },
};

it("the session store reads what was stored, and null once it is deleted", () => {
  const storage = storageOf({ i18n: "en" });
  writeSession(storage, whole);
  expect([...storage.map.keys()].toSorted()).toEqual(
    ["accessToken", "i18n", "realtorInfo", "realtorLoginBy", "userInfo"].toSorted(),
  );
  expect(readSession(storage)).toEqual(whole);
  deleteSession(storage);
  expect(readSession(storage)).toBeNull();
  expect([...storage.map.keys()]).toEqual(["i18n"]);
});

it("leaves nothing of the previous session", () => {
  const storage = storageOf({});
  writeSession(storage, whole);
  const next = { accessToken: "other", userInfo: null, realtorInfo: null, realtorLoginBy: null };
  writeSession(storage, next);
  expect(readSession(storage)).toEqual(next);
});

it.each(["", "{", "null", "[]", '"text"', "7", '{"id":1}', '{"id":"","desiredUrl":""}'])(
  "the session store ignores the invalid value %j but keeps the session of the token",
  (invalid) => {
    const storage = storageOf({
      accessToken: "token",
      userInfo: invalid,
      realtorInfo: invalid,
      realtorLoginBy: invalid,
    });
    const nothing = { userInfo: null, realtorInfo: null, realtorLoginBy: null };
    expect(readSession(storage)).toEqual({ accessToken: "token", ...nothing });
  },
);

it("the session store returns null without a token", () => {
  expect(readSession(storageOf({ userInfo: JSON.stringify(whole.userInfo) }))).toBeNull();
  expect(readSession(storageOf({ accessToken: "" }))).toBeNull();
});

it("treats an unknown role as user", () => {
  const userInfo = JSON.stringify({ ...whole.userInfo, role: "owner of everything" });
  const read = readSession(storageOf({ accessToken: "token", userInfo }));
  expect(read?.userInfo?.role).toBe("user");
});
