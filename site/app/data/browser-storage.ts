/**
 * Everything that pages store in the browser. The privacy policy lists these keys in three languages (its test
 * compares); "…" is the id of what is stored.
 */
export const localKeys = [
  "accessToken",
  "userInfo",
  "realtorInfo",
  "realtorLoginBy",
  "measureConsent",
  "buying:…",
  "inbox-keys",
  "editor.draft.…",
  "listing.draft.…",
  "editor.translation.…",
  "piniaSample.v1",
] as const;

/** As `localKeys`, of one tab. */
export const sessionKeys = [
  "signIn",
  "typedText",
  "form:…",
  "note:…",
  "reply:…",
  "passwordLink",
  "confirmAddressToken",
  "editor.tab",
  "websiteDeleted",
  "reloadedAt",
] as const;

type KeyOf<Listed extends string> = Listed extends `${infer Start}…` ? `${Start}${string}` : Listed;

export type LocalKey = KeyOf<(typeof localKeys)[number]>;
export type SessionKey = KeyOf<(typeof sessionKeys)[number]>;

/** A storage with the keys of a list. Each method throws where the browser blocks it or it is full. */
export interface KeyedStorage<Key extends string> {
  readonly getItem: (key: Key) => string | null;
  readonly setItem: (key: Key, value: string) => void;
  readonly removeItem: (key: Key) => void;
}

/** localStorage. */
export function getLocalStorage(): KeyedStorage<LocalKey> {
  return localStorage;
}

/** sessionStorage. */
export function getSessionStorage(): KeyedStorage<SessionKey> {
  return sessionStorage;
}

/** All keys in localStorage, also those of other scripts. */
export function listLocalKeys(): string[] {
  return Object.keys(localStorage);
}

/** Deletes the keys in localStorage whose name matches, of any script. */
export function deleteLocalKeys(names: RegExp): void {
  for (const key of listLocalKeys()) if (names.test(key)) localStorage.removeItem(key);
}
