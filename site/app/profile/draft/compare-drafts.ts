import type { ValueId } from "@realtor/profile/fields";
import { getLens, valueIds } from "@realtor/profile/values";
import { dequal } from "dequal/lite";
import type { Draft } from "./draft.ts";

/** The fields in which two drafts differ, in form order. */
export function getChangedFields(from: Draft, to: Draft): ValueId[] {
  if (from === to) return [];
  return valueIds.filter((field) => {
    const { get } = getLens(field);
    return !dequal(get(from), get(to));
  });
}

/** A field with different values on both sides. */
interface Conflict {
  field: ValueId;
  mine: unknown;
  theirs: unknown;
}

/** The result of a three-way merge. */
export interface Merge {
  /** Their draft plus my changes without conflicts; conflicts keep their value. */
  draft: Draft;
  conflicts: Conflict[];
  /** Fields that changed on their side only. */
  theirsOnly: ValueId[];
}

/** Three-way merge of two drafts that are based on `base`, field by field. */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Merge {
  const theirChanges = new Set(getChangedFields(base, theirs));
  const myChanges = getChangedFields(base, mine);
  const conflicts: Conflict[] = [];
  let draft = theirs;
  for (const field of myChanges) {
    const { get, set } = getLens(field);
    if (!theirChanges.has(field)) draft = set(draft, get(mine));
    else if (!dequal(get(mine), get(theirs)))
      conflicts.push({ field, mine: get(mine), theirs: get(theirs) });
  }
  const theirsOnly = [...theirChanges].filter((field) => !myChanges.includes(field));
  return { draft, conflicts, theirsOnly };
}

/** The merged draft with my value for the chosen conflicts. */
export function resolveConflicts(
  { draft, conflicts }: Merge,
  mineFields: ReadonlySet<ValueId>,
): Draft {
  let resolved = draft;
  for (const { field, mine } of conflicts)
    if (mineFields.has(field)) resolved = getLens(field).set(resolved, mine);
  return resolved;
}
