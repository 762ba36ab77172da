import type { ValueId } from "@realtor/profile/fields";
import { findValue, getLens } from "@realtor/profile/values";
import type { RealtorProfile, RealtorProfileUpdate } from "@realtor/api/loaning";
import { isFieldCode } from "@realtor/api/field-codes";
import type { ApiError } from "@realtor/api/http";
import { isPublishCode } from "@realtor/profile/conditions";
import { getChangedFields } from "../draft/compare-drafts.ts";
import { diffDrafts, type Draft, toPublicDraft } from "../draft/draft.ts";
import type { Conflict, SaveAction } from "./saver-state.ts";
import type { ValidationError } from "../draft/validate-draft.ts";

/**
 * The body of a save: only the differences to the public profile. Saving a published website stores
 * them as its draft. See docs/spec/profile.md#publishing.
 */
export function createRequestBody(
  action: SaveAction,
  stored: RealtorProfile,
  sent: Draft,
): RealtorProfileUpdate {
  const { updatedAt, draft } = stored;
  const changes = diffDrafts(toPublicDraft(stored), sent);
  const clearedDraft = draft ? { draft: null } : {};
  if (action !== "save")
    return {
      ...changes,
      ...clearedDraft,
      isMakeHomepage: action === "publish" ? "Y" : "N",
      updatedAt,
    };
  if (stored.isMakeHomepage !== "Y") return { ...changes, ...clearedDraft, updatedAt };
  return Object.keys(changes).length === 0
    ? { ...clearedDraft, updatedAt }
    : { draft: { changes }, updatedAt };
}

/** The draft with the saved values of the given fields, which are not sent. */
export function withoutFields(draft: Draft, saved: Draft, fields: Iterable<ValueId>): Draft {
  let result = draft;
  for (const field of fields) {
    const { get, set } = getLens(field);
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
export function restoreBases(saved: Draft, conflicts: readonly Conflict[]): Draft {
  return conflicts.reduce((draft, { field, base }) => getLens(field).set(draft, base), saved);
}

/** The errors of a refused save that belong to a field of the form. */
export function getServerErrors(failure: ApiError, sent: Draft): ValidationError[] {
  return failure.errors.flatMap(({ pointer, code }): ValidationError[] => {
    const fieldPointer = pointer.replace(/^\/draft\/changes/, "");
    // What publishing requires is in the message: it does not make the draft invalid.
    if (!isFieldCode(code) || isPublishCode(code)) return [];
    const field = findValue(fieldPointer, sent);
    return field ? [{ field, pointer: fieldPointer, code }] : [];
  });
}
