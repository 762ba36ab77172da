/** What an account may do (DECISIONS section 1). */
export type SessionRole = "user" | "realtor" | "admin";

/** The signed-in account, under `userInfo`. */
export interface UserInfo {
  id: string;
  name: string;
  email: string;
  role: SessionRole;
}

/** The homepage that the account owns, under `realtorInfo`. */
export interface RealtorInfo {
  id: string;
  desiredUrl: string;
  /** `Y` when it is public. */
  isMakeHomepage: "Y" | "N";
}

/** How, and from which homepage, the person signed in, under `realtorLoginBy` (DECISIONS section 1). */
export interface RealtorLoginBy {
  provider: string;
  desiredUrl?: string;
  /** ISO 8601. */
  at: string;
}

/** Somebody who is signed in: an `accessToken` is stored (SPEC section 4). The rest may be missing. */
export interface Session {
  accessToken: string;
  userInfo: UserInfo | null;
  realtorInfo: RealtorInfo | null;
  realtorLoginBy: RealtorLoginBy | null;
}

/** The keys of SPEC section 9, all of them. */
export const storageKeys = ["accessToken", "userInfo", "realtorInfo", "realtorLoginBy"] as const;

/** Reads what is stored; null for a visitor. What another program or an older page left is parsed, not believed. */
export function readSession(storage: Pick<Storage, "getItem">): Session | null {
  const accessToken = storage.getItem("accessToken");
  if (!accessToken) return null;
  return {
    accessToken,
    userInfo: parseUserInfo(readJson(storage, "userInfo")),
    realtorInfo: parseRealtorInfo(readJson(storage, "realtorInfo")),
    realtorLoginBy: parseLoginBy(readJson(storage, "realtorLoginBy")),
  };
}

/** Stores a session. The token comes last: with it the person is signed in. */
export function writeSession(
  storage: Pick<Storage, "setItem" | "removeItem">,
  { accessToken, ...rest }: Session,
): void {
  for (const key of ["userInfo", "realtorInfo", "realtorLoginBy"] as const) {
    if (rest[key]) storage.setItem(key, JSON.stringify(rest[key]));
    else storage.removeItem(key);
  }
  storage.setItem("accessToken", accessToken);
}

/** Takes all four keys away. */
export function clearSession(storage: Pick<Storage, "removeItem">): void {
  for (const key of storageKeys) storage.removeItem(key);
}

function readJson(storage: Pick<Storage, "getItem">, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function parseUserInfo({ id, name, email, role }: Record<string, unknown>): UserInfo | null {
  if (!isText(id) || typeof name !== "string" || typeof email !== "string") return null;
  return { id, name, email, role: role === "admin" || role === "realtor" ? role : "user" };
}

function parseRealtorInfo(stored: Record<string, unknown>): RealtorInfo | null {
  const { id, desiredUrl, isMakeHomepage } = stored;
  if (!isText(id) || !isText(desiredUrl)) return null;
  return { id, desiredUrl, isMakeHomepage: isMakeHomepage === "N" ? "N" : "Y" };
}

function parseLoginBy(stored: Record<string, unknown>): RealtorLoginBy | null {
  const { provider, desiredUrl, at } = stored;
  if (!isText(provider) || !isText(at)) return null;
  return { provider, at, ...(isText(desiredUrl) ? { desiredUrl } : {}) };
}
