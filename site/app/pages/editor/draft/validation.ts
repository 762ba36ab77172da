import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { DraftStore } from "./draft-store.ts";
import type { FieldId } from "./editor-fields.ts";
import type { ValidationError } from "./validate-draft.ts";

type Errors = readonly ValidationError[];

/**
 * Validation of the draft. Its state is the visible errors: those of touched fields, and all errors
 * after a failed save.
 */
export interface Validation extends Omit<StoreApi<Errors>, "setState"> {
  /** Marks a field as touched, so that its errors are visible from now on. */
  markTouched: (field: FieldId) => void;
  /** Makes all errors visible and resolves with them. Called before saving. */
  validateAll: () => Promise<Errors>;
  /** Adds errors that only the service detects, such as an address that is taken. */
  addServerErrors: (errors: Errors) => void;
  /** Validates the draft after each change. Returns a function that stops it. */
  start: () => () => void;
}

const noErrors: Errors = [];
/** ms between the last change and the validation. */
const debounceMs = 150;

/** Validates a field on blur, and on input once an error is visible. */
export function createValidation(draftStore: DraftStore): Validation {
  const touched = new Set<FieldId>();
  let showAll = false;
  let serverErrors = noErrors;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { setState, ...store } = createStore<Errors>(() => noErrors);

  async function validate(): Promise<Errors> {
    const { validateDraft } = await import("./validate-draft.ts");
    const errors = [
      ...validateDraft(draftStore.getDraft(), toLocalDate(new Date())),
      ...serverErrors,
    ];
    const visible = errors.filter(({ field }) => showAll || touched.has(field));
    if (JSON.stringify(visible) !== JSON.stringify(store.getState())) setState(visible, true);
    return errors;
  }

  function scheduleValidation() {
    // The rejected values have changed.
    serverErrors = noErrors;
    if (touched.size === 0 && !showAll) return;
    clearTimeout(timer);
    timer = setTimeout(() => void validate(), debounceMs);
  }

  return {
    ...store,
    markTouched(field) {
      touched.add(field);
      void validate();
    },
    validateAll() {
      showAll = true;
      return validate();
    },
    addServerErrors(errors) {
      showAll = true;
      serverErrors = errors;
      void validate();
    },
    start() {
      const unsubscribe = draftStore.subscribe(scheduleValidation);
      return () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
  };
}

/** YYYY-MM-DD in the browser's time zone. */
function toLocalDate(now: Date): string {
  const day = String(now.getDate()).padStart(2, "0");
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${day}`;
}

export const ValidationContext = createContext<Validation | null>(null);

/** The validation of the draft. Throws outside the editor. */
export function useValidation(): Validation {
  const validation = use(ValidationContext);
  if (!validation)
    throw new Error("useValidation needs a ValidationContext above it: use it inside <Editor>.");
  return validation;
}

/** All visible errors. */
export function useFieldErrors(): Errors {
  return useStore(useValidation());
}

/** The first visible error of a field, or of the value at `pointer` inside it. */
export function useFieldError(field: FieldId, pointer?: string): ValidationError | undefined {
  // Selects a single error, so that a list of a thousand fields does not re-render.
  return useStore(useValidation(), (errors) =>
    errors.find(
      (error) => error.field === field && (pointer === undefined || error.pointer === pointer),
    ),
  );
}
