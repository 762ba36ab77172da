import type { ValueId } from "@realtor/profile/fields";
import { type MergeOf, comparisonOf } from "./merge-values.ts";
import { profileKind } from "./profile-kind.ts";

export type Merge = MergeOf<ValueId>;

/** Comparison of drafts of a profile. */
export const { getChangedFields, mergeDrafts, resolveConflicts } = comparisonOf(profileKind);
