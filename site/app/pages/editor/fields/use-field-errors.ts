import { createContext, use, useSyncExternalStore } from "react";
import type { FieldId } from "./editor-fields.ts";
import type { Validation } from "./create-validation.ts";
import type { ValidationError } from "./validate-draft.ts";

export const ValidationContext = createContext<Validation | null>(null);

/** The validation of the draft. Throws outside the editor. */
export function useValidation(): Validation {
  const validation = use(ValidationContext);
  if (!validation)
    throw new Error("useValidation needs a ValidationContext above it: use it inside <Editor>.");
  return validation;
}

/** All visible errors. */
export function useFieldErrors(): readonly ValidationError[] {
  const { subscribe, getVisibleErrors } = useValidation();
  return useSyncExternalStore(subscribe, getVisibleErrors, getVisibleErrors);
}

/** The first visible error of a field, or of the value at `pointer` inside it. */
export function useFieldError(field: FieldId, pointer?: string): ValidationError | undefined {
  const { subscribe, getVisibleErrors } = useValidation();
  // Selects a single error, so that a list of a thousand fields does not re-render.
  const find = () =>
    getVisibleErrors().find(
      (error) => error.field === field && (pointer === undefined || error.pointer === pointer),
    );
  return useSyncExternalStore(subscribe, find, find);
}
