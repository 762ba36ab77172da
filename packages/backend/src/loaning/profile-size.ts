import type { StoredProfile } from "../db/tables/realtors.ts";
import { Problem } from "../http/problem.ts";
import { getDraft } from "./stored-realtor.ts";

/** Largest body of a profile: well above what the limits of all its texts permit together. */
export const maxProfileBytes = 1024 * 1024;
/** A profile with its draft, as stored and in an import file, in bytes of JSON. */
export const maxStoredBytes = 2 * maxProfileBytes;
/** Keys at the top level of a profile, and of its draft, known (about 60) and unknown. */
const maxKeys = 300;

/**
 * Checks a profile before it is stored: unknown keys are retained, so that many updates could add up to any
 * size. One that already was larger may become smaller.
 * @throws {Problem} 413 `body.tooLarge`.
 */
export function requireProfileSize(profile: StoredProfile, before: StoredProfile = {}): void {
  const isTooLarge =
    countKeys(profile) > Math.max(maxKeys, countKeys(before)) ||
    countBytes(profile) > Math.max(maxStoredBytes, countBytes(before));
  if (isTooLarge) throw new Problem("body.tooLarge");
}

/** The larger count of the profile and its draft. */
function countKeys(profile: StoredProfile): number {
  const changes = getDraft(profile)?.changes ?? {};
  return Math.max(Object.keys(profile).length, Object.keys(changes).length);
}

function countBytes(profile: StoredProfile): number {
  return Buffer.byteLength(JSON.stringify(profile));
}
