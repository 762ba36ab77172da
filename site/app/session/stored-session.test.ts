import { expect, it } from "vitest";
import { deleteSession, readSession, type Session, writeSession } from "./stored-session.ts";

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

it("reads what was stored, and null once it is deleted", () => {
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
  "ignores the invalid value %j but keeps the session of the token",
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

it("returns null without a token", () => {
  expect(readSession(storageOf({ userInfo: JSON.stringify(whole.userInfo) }))).toBeNull();
  expect(readSession(storageOf({ accessToken: "" }))).toBeNull();
});

it("treats an unknown role as user", () => {
  const userInfo = JSON.stringify({ ...whole.userInfo, role: "owner of everything" });
  const read = readSession(storageOf({ accessToken: "token", userInfo }));
  expect(read?.userInfo?.role).toBe("user");
});
