import { problemErrors, profileChanges } from "@realtor/api/loaning-schemas";
import type { RuleCode } from "@realtor/api/rules";
import type { Draft } from "../draft/draft.ts";
import { type FieldId, fieldAt, fieldIds, fields } from "./editor-fields.ts";

/** One mistake: where in the draft, in which field, and why. */
export interface Mistake {
  field: FieldId;
  /** JSON pointer. */
  pointer: string;
  code: RuleCode;
}

/**
 * Every mistake of a draft, in the editor's order; `today` is YYYY-MM-DD. Brings zod: imported when the
 * editor is there.
 */
export function validateDraft(draft: Draft, today: string): Mistake[] {
  const { error } = profileChanges.safeParse(draft);
  const found = (error ? problemErrors(error) : []).flatMap(({ pointer, code }): Mistake[] => {
    const field = fieldAt(pointer, draft);
    return field ? [{ field, pointer, code }] : [];
  });
  const here = [...ownRules(draft, today)].filter(
    (mistake) => !found.some(({ field }) => field === mistake.field),
  );
  return [...found, ...here].toSorted(
    (a, b) => fieldIds.indexOf(a.field) - fieldIds.indexOf(b.field),
  );
}

/** What a service would store and a page would not want. */
function* ownRules(draft: Draft, today: string): Generator<Mistake> {
  if (fields.slug.lens.get(draft) === "")
    yield { field: "slug", pointer: "/desiredUrl", code: "required" };
  if (fields.career.lens.get(draft) > today)
    yield { field: "career", pointer: "/careerStart", code: "date.future" };
}
