import { getLocalStorage, type KeyedStorage, type LocalKey } from "#app/data/browser-storage.ts";
import { useSyncExternalStore } from "react";
import { createStoredValue } from "#app/data/stored-value.ts";

/** See docs/spec/roles.md#roles. */
export type SessionRole = "user" | "realtor" | "admin";

/** The signed-in account; stored as `userInfo`. */
export interface UserInfo {
  id: string;
  name: string;
  email: string;
  role: SessionRole;
  /** ISO 8601, when the account is deleted, as its owner asked; until they undo that the role is `user`. */
  deleteAt?: string;
}

/** The website that the account owns; stored as `realtorInfo`. */
export interface RealtorInfo {
  id: string;
  desiredUrl: string;
  /** `Y` when it is public. */
  isMakeHomepage: "Y" | "N";
  /** ISO 8601, the last publication; absent for one that was never published. */
  publishedAt?: string;
}

/** Sign-in method, and the website it started from; stored as `realtorLoginBy`. */
export interface RealtorLoginBy {
  provider: string;
  desiredUrl?: string | undefined;
  /** ISO 8601. */
  at: string;
}

/** A signed-in session: only the access token is guaranteed. */
export interface Session {
  accessToken: string;
  userInfo: UserInfo | null;
  realtorInfo: RealtorInfo | null;
  realtorLoginBy: RealtorLoginBy | null;
}

/** See docs/spec/roles.md#client-storage. */
export const storageKeys = ["accessToken", "userInfo", "realtorInfo", "realtorLoginBy"] as const;

/** Reads and validates the stored session; null for a visitor. */
export function readSession(storage: Pick<KeyedStorage<LocalKey>, "getItem">): Session | null {
  const accessToken = storage.getItem("accessToken");
  if (!accessToken) return null;
  return {
    accessToken,
    userInfo: parseUserInfo(readJson(storage, "userInfo")),
    realtorInfo: parseRealtorInfo(readJson(storage, "realtorInfo")),
    realtorLoginBy: parseLoginBy(readJson(storage, "realtorLoginBy")),
  };
}

/** Stores a session. The token is written last, since it alone means signed in. */
export function writeSession(
  storage: Pick<KeyedStorage<LocalKey>, "setItem" | "removeItem">,
  { accessToken, ...rest }: Session,
): void {
  for (const key of ["userInfo", "realtorInfo", "realtorLoginBy"] as const) {
    if (rest[key]) storage.setItem(key, JSON.stringify(rest[key]));
    else storage.removeItem(key);
  }
  storage.setItem("accessToken", accessToken);
}

export function deleteSession(storage: Pick<KeyedStorage<LocalKey>, "removeItem">): void {
  for (const key of storageKeys) storage.removeItem(key);
}

function readJson(
  storage: Pick<KeyedStorage<LocalKey>, "getItem">,
  key: LocalKey,
): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const isNonEmptyString = (value: unknown): value is string =>
  typeof value === "string" && value !== "";

function parseUserInfo(stored: Record<string, unknown>): UserInfo | null {
  const { id, name, email, role, deleteAt } = stored;
  if (!isNonEmptyString(id) || typeof name !== "string" || typeof email !== "string") return null;
  return {
    id,
    name,
    email,
    role: role === "admin" || role === "realtor" ? role : "user",
    ...(isNonEmptyString(deleteAt) ? { deleteAt } : {}),
  };
}

function parseRealtorInfo(stored: Record<string, unknown>): RealtorInfo | null {
  const { id, desiredUrl, isMakeHomepage, publishedAt } = stored;
  if (!isNonEmptyString(id) || !isNonEmptyString(desiredUrl)) return null;
  return {
    id,
    desiredUrl,
    isMakeHomepage: isMakeHomepage === "N" ? "N" : "Y",
    ...(isNonEmptyString(publishedAt) ? { publishedAt } : {}),
  };
}

function parseLoginBy(stored: Record<string, unknown>): RealtorLoginBy | null {
  const { provider, desiredUrl, at } = stored;
  if (!isNonEmptyString(provider) || !isNonEmptyString(at)) return null;
  return { provider, at, ...(isNonEmptyString(desiredUrl) ? { desiredUrl } : {}) };
}

const stored = createStoredValue(storageKeys, () => readSession(getLocalStorage()));

/** Calls back when the session changes in any tab. Returns an unsubscribe function. */
export const subscribeSession = stored.subscribe;

/** The current session, or null for a visitor; the same object until it changes. */
export const currentSession = stored.read;

/** Replaces the stored session. */
export function storeSession(session: Session): void {
  writeSession(getLocalStorage(), session);
  stored.notifyChanged();
}

/** Removes the session from storage, which signs out every tab. */
export function clearSession(): void {
  deleteSession(getLocalStorage());
  stored.notifyChanged();
}

/** The current session: null for a visitor, undefined on the server and before hydration. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(
    subscribeSession,
    currentSession,
    () => undefined,
  );
}
