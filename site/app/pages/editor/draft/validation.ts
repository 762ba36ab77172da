import { createContext, use, useSyncExternalStore } from "react";
import type { DraftStore } from "./draft-store.ts";
import type { FieldId } from "./editor-fields.ts";
import type { ValidationError } from "./validate-draft.ts";

/**
 * Validation of the draft: errors of touched fields are visible, and all errors after a failed
 * save.
 */
export interface Validation {
  getVisibleErrors: () => readonly ValidationError[];
  subscribe: (listener: () => void) => () => void;
  /** Marks a field as touched, so that its errors are visible from now on. */
  markTouched: (field: FieldId) => void;
  /** Makes all errors visible and resolves with them. Called before saving. */
  validateAll: () => Promise<readonly ValidationError[]>;
  /** Adds errors that only the service detects, such as an address that is taken. */
  addServerErrors: (errors: readonly ValidationError[]) => void;
  /** Validates the draft after each change. Returns a function that stops it. */
  start: () => () => void;
}

const noErrors: readonly ValidationError[] = [];
/** ms between the last change and the validation. */
const debounceMs = 150;

/** Validates a field on blur, and on input once an error is visible. */
export function createValidation(store: DraftStore): Validation {
  const touched = new Set<FieldId>();
  let showAll = false;
  let visible = noErrors;
  let serverErrors: readonly ValidationError[] = noErrors;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  async function validate(): Promise<readonly ValidationError[]> {
    const { validateDraft } = await import("./validate-draft.ts");
    const errors = [...validateDraft(store.getDraft(), toLocalDate(new Date())), ...serverErrors];
    const nextVisible = errors.filter(({ field }) => showAll || touched.has(field));
    if (JSON.stringify(nextVisible) !== JSON.stringify(visible)) {
      visible = nextVisible.length === 0 ? noErrors : nextVisible;
      for (const listener of listeners) listener();
    }
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
    getVisibleErrors: () => visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
      const unsubscribe = store.subscribe(scheduleValidation);
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
