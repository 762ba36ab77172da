import { isDeepStrictEqual } from "node:util";

import type { StoredProfile } from "../db/tables/realtors.ts";

/** Returns the keys whose values differ between two profiles, sorted. */
export function changedKeys(before: StoredProfile, after: StoredProfile): string[] {
  return Object.keys({ ...before, ...after })
    .filter((key) => !isDeepStrictEqual(before[key], after[key]))
    .toSorted();
}
