import { problemErrors, profileChanges } from "@realtor/api/loaning-schemas";
import type { FieldCode } from "@realtor/api/field-codes";
import type { Draft } from "./draft.ts";
import { type FieldId, findFieldByPointer, fieldIds, fields } from "./fields/profile-fields.ts";

export interface ValidationError {
  field: FieldId;
  pointer: string;
  code: FieldCode;
}

/**
 * All errors of a draft in form order; `today` is YYYY-MM-DD. Contains zod: import it dynamically.
 */
export function validateDraft(draft: Draft, today: string): ValidationError[] {
  const { error } = profileChanges.safeParse(draft);
  const schemaErrors = (error ? problemErrors(error) : []).flatMap(
    ({ pointer, code }): ValidationError[] => {
      const field = findFieldByPointer(pointer, draft);
      return field ? [{ field, pointer, code }] : [];
    },
  );
  const editorErrors = [...checkEditorRules(draft, today)].filter(
    (editorError) => !schemaErrors.some(({ field }) => field === editorError.field),
  );
  return [...schemaErrors, ...editorErrors].toSorted(
    (a, b) => fieldIds.indexOf(a.field) - fieldIds.indexOf(b.field),
  );
}

/** Rules of the form that the API schema does not have. */
function* checkEditorRules(draft: Draft, today: string): Generator<ValidationError> {
  if (fields.slug.lens.get(draft) === "")
    yield { field: "slug", pointer: "/desiredUrl", code: "required" };
  if (fields.career.lens.get(draft) > today)
    yield { field: "career", pointer: "/careerStart", code: "date.future" };
}
