import { isDeepStrictEqual } from "node:util";

import type { StoredProfile } from "../db/tables/realtors.ts";

/** The keys of either profile that hold something else in the other, in the order of the alphabet. */
export function changedKeys(before: StoredProfile, after: StoredProfile): string[] {
  return Object.keys({ ...before, ...after })
    .filter((key) => !isDeepStrictEqual(before[key], after[key]))
    .toSorted();
}
