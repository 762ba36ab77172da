import { comparisonOf } from "./merge-values.ts";
import { profileKind } from "./profile-kind.ts";

/** Comparison of drafts of a profile. */
export const { getChangedFields, mergeDrafts, resolveConflicts } = comparisonOf(profileKind);
