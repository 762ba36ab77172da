import { isFieldCode } from "@realtor/api/field-codes";
import type { ApiError } from "@realtor/api/http";
import { isPublishCode } from "@realtor/profile/conditions";
import type { Draft } from "../draft/draft.ts";
import type { DraftError, DraftValues } from "../draft/draft-kind.ts";
import { comparisonOf } from "../draft/merge-values.ts";
import type { Conflict } from "./saver-state.ts";

/** The draft with the saved values of the given fields, which are not sent. */
export function withoutFields<Id extends string>(
  values: DraftValues<Id>,
  { draft, saved, fields }: { draft: Draft; saved: Draft; fields: Iterable<Id> },
): Draft {
  const { getChangedFields } = comparisonOf(values);
  let result = draft;
  for (const field of fields) {
    const { get, set } = values.lens(field);
    result = set(result, get(saved));
  }
  for (const [key, value] of Object.entries(result)) {
    // A lens writes an empty value for a key that is absent.
    if (value === draft[key]) continue;
    const { [key]: savedValue, ...rest } = { ...result, [key]: saved[key] };
    const same = savedValue === undefined ? rest : { ...rest, [key]: savedValue };
    if (getChangedFields(same, result).length === 0) result = same;
  }
  return result;
}

/** The saved draft with the values that conflicting fields are based on. */
export function restoreBases<Id extends string>(
  { lens }: Pick<DraftValues<Id>, "lens">,
  saved: Draft,
  conflicts: readonly Conflict<Id>[],
): Draft {
  return conflicts.reduce((draft, { field, base }) => lens(field).set(draft, base), saved);
}

/** The errors of a refused save that belong to a field of the form. */
export function getServerErrors<Id extends string>(
  { find }: Pick<DraftValues<Id>, "find">,
  failure: ApiError,
  sent: Draft,
): DraftError<Id>[] {
  return failure.errors.flatMap(({ pointer, code }): DraftError<Id>[] => {
    const fieldPointer = pointer.replace(/^\/draft\/changes/, "");
    // What publishing requires is in the message: it does not make the draft invalid.
    if (!isFieldCode(code) || isPublishCode(code)) return [];
    const field = find(fieldPointer, sent);
    return field ? [{ field, pointer: fieldPointer, code }] : [];
  });
}
