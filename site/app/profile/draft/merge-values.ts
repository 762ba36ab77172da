import { dequal } from "dequal/lite";
import type { Draft } from "./draft.ts";
import type { DraftValues } from "./draft-kind.ts";

/** A field with different values on both sides. */
interface MergeConflict<Id extends string> {
  field: Id;
  mine: unknown;
  theirs: unknown;
}

/** The result of a three-way merge. */
export interface MergeOf<Id extends string> {
  /** Their draft plus my changes without conflicts; conflicts keep their value. */
  draft: Draft;
  conflicts: MergeConflict<Id>[];
  /** Fields that changed on their side only. */
  theirsOnly: Id[];
}

/** Compares and merges drafts of a kind of document, value by value. */
export function comparisonOf<Id extends string>({
  ids,
  lens,
}: Pick<DraftValues<Id>, "ids" | "lens">) {
  /** The fields in which two drafts differ, in form order. */
  function getChangedFields(from: Draft, to: Draft): Id[] {
    if (from === to) return [];
    return ids.filter((field) => {
      const { get } = lens(field);
      return !dequal(get(from), get(to));
    });
  }

  /** Three-way merge of two drafts that are based on `base`, field by field. */
  function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): MergeOf<Id> {
    const theirChanges = new Set(getChangedFields(base, theirs));
    const myChanges = getChangedFields(base, mine);
    const conflicts: MergeConflict<Id>[] = [];
    let draft = theirs;
    for (const field of myChanges) {
      const { get, set } = lens(field);
      if (!theirChanges.has(field)) draft = set(draft, get(mine));
      else if (!dequal(get(mine), get(theirs)))
        conflicts.push({ field, mine: get(mine), theirs: get(theirs) });
    }
    const theirsOnly = [...theirChanges].filter((field) => !myChanges.includes(field));
    return { draft, conflicts, theirsOnly };
  }

  /** The merged draft with my value for the chosen conflicts. */
  function resolveConflicts({ draft, conflicts }: MergeOf<Id>, mineFields: ReadonlySet<Id>): Draft {
    let resolved = draft;
    for (const { field, mine } of conflicts)
      if (mineFields.has(field)) resolved = lens(field).set(resolved, mine);
    return resolved;
  }

  return { getChangedFields, mergeDrafts, resolveConflicts };
}
