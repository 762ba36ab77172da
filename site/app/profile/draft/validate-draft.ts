import type { ValueId } from "@realtor/profile/fields";
import { findValue, valueIds, values } from "@realtor/profile/values";
import { problemErrors, profileChanges } from "@realtor/api/loaning-schemas";
import type { Draft } from "./draft.ts";
import type { DraftError } from "./draft-kind.ts";

export type ValidationError = DraftError<ValueId>;

/**
 * All errors of a draft in form order; `today` is YYYY-MM-DD. Contains zod: import it dynamically.
 */
export function validateDraft(draft: Draft, today: string): ValidationError[] {
  const { error } = profileChanges.safeParse(draft);
  const schemaErrors = (error ? problemErrors(error) : []).flatMap(
    ({ pointer, code }): ValidationError[] => {
      const field = findValue(pointer, draft);
      return field ? [{ field, pointer, code }] : [];
    },
  );
  const editorErrors = [...checkEditorRules(draft, today)].filter(
    (editorError) => !schemaErrors.some(({ field }) => field === editorError.field),
  );
  return [...schemaErrors, ...editorErrors].toSorted(
    (a, b) => valueIds.indexOf(a.field) - valueIds.indexOf(b.field),
  );
}

/** Rules of the form that the API schema does not have. */
function* checkEditorRules(draft: Draft, today: string): Generator<ValidationError> {
  if (values.slug.get(draft) === "")
    yield { field: "slug", pointer: "/desiredUrl", code: "required" };
  if (values.career.get(draft) > today)
    yield { field: "career", pointer: "/careerStart", code: "date.future" };
}
