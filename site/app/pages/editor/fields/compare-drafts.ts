import { dequal } from "dequal/lite";
import type { Draft } from "../draft/draft.ts";
import { type FieldId, fieldIds, lensOf } from "./editor-fields.ts";

/** The fields in which two drafts differ, in the editor's order. */
export function changedFields(from: Draft, to: Draft): FieldId[] {
  if (from === to) return [];
  return fieldIds.filter((field) => {
    const { get } = lensOf(field);
    return !dequal(get(from), get(to));
  });
}

/** One field that two people changed to different things. */
export interface Conflict {
  field: FieldId;
  mine: unknown;
  theirs: unknown;
}

/** What comes of two drafts made from the same one. */
export interface Merge {
  /** Theirs, with all that only I changed; where both did, still theirs. */
  draft: Draft;
  conflicts: Conflict[];
  /** Fields that only they changed. */
  taken: FieldId[];
}

/** Joins what two people made of `base`, field by field; nothing of either is lost unseen. */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Merge {
  const byThem = new Set(changedFields(base, theirs));
  const byMe = changedFields(base, mine);
  const conflicts: Conflict[] = [];
  let draft = theirs;
  for (const field of byMe) {
    const { get, set } = lensOf(field);
    if (!byThem.has(field)) draft = set(draft, get(mine));
    else if (!dequal(get(mine), get(theirs)))
      conflicts.push({ field, mine: get(mine), theirs: get(theirs) });
  }
  const taken = [...byThem].filter((field) => !byMe.includes(field));
  return { draft, conflicts, taken };
}

/** The merged draft with my side of the chosen conflicts. */
export function resolveConflicts(
  { draft, conflicts }: Merge,
  keepMine: ReadonlySet<FieldId>,
): Draft {
  let resolved = draft;
  for (const { field, mine } of conflicts)
    if (keepMine.has(field)) resolved = lensOf(field).set(resolved, mine);
  return resolved;
}
