import { isFieldCode } from "@realtor/api/field-codes";
import type { ApiError } from "@realtor/api/http";
import { isPublishCode } from "@realtor/api/publishing";
import type { Draft } from "../draft/draft.ts";
import { findFieldByPointer } from "../fields/profile-fields.ts";
import type { ValidationError } from "../draft/validate-draft.ts";

/** The errors of a refused save that belong to a field of the form. */
export function getServerErrors(failure: ApiError, sent: Draft): ValidationError[] {
  return failure.errors.flatMap(({ pointer, code }): ValidationError[] => {
    const fieldPointer = pointer.replace(/^\/draft\/changes/, "");
    // What publishing requires is in the message: it does not make the draft invalid.
    if (!isFieldCode(code) || isPublishCode(code)) return [];
    const field = findFieldByPointer(fieldPointer, sent);
    return field ? [{ field, pointer: fieldPointer, code }] : [];
  });
}
