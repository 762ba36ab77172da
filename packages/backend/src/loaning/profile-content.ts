import { isDeepStrictEqual } from "node:util";

import type { StoredProfile } from "../db/tables/realtors.ts";
import { getDraft } from "./stored-realtor.ts";

/** The content of a profile as its editor shows it: with its draft, without the state of publication. */
export function getContent(profile: StoredProfile): StoredProfile {
  const { draft: _draft, isMakeHomepage: _published, ...content } = profile;
  return { ...content, ...getDraft(profile)?.changes };
}

/** Whether two values are the same for the reader: an empty one is as good as none. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return (isEmptyValue(one) && isEmptyValue(other)) || isDeepStrictEqual(one, other);
}

/**
 * The empty value of the same kind as `value`: an update cannot remove a key
 * (`docs/spec/profile.md#unknown-keys`).
 */
export function toEmptyValue(value: unknown): unknown {
  if (typeof value === "string") return value === "Y" ? "N" : "";
  if (typeof value === "number") return 0;
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
}

/** Whether a value is an object with keys. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmptyValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.values(value).every(isEmptyValue);
  return value === undefined || value === null || value === "" || value === "N" || value === 0;
}
