import type { ValueId } from "@realtor/profile/fields";
import { getLens } from "@realtor/profile/values";
import { dequal } from "dequal/lite";
import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { DraftStore } from "./draft-store.ts";
import type { Draft } from "./draft.ts";
import { toLocalDate } from "./local-date.ts";
import type { validateDraft, ValidationError } from "./validate-draft.ts";

type Errors = readonly ValidationError[];

/**
 * Validation of the draft. Its state is the visible errors: those of touched fields and of the
 * service, and all errors once publishing was tried.
 */
export interface Validation extends Omit<StoreApi<Errors>, "setState"> {
  /** Marks a field as touched, so that its errors are visible from now on. */
  markTouched: (field: ValueId) => void;
  /** Makes all errors visible and resolves with them. Called before publishing. */
  validateAll: () => Promise<Errors>;
  /** Resolves with all errors, visible or not. Called before saving. */
  check: () => Promise<Errors>;
  /** As `check`, but at once; undefined until the rules are loaded. */
  checkLoaded: () => Errors | undefined;
  /**
   * Adds errors that only the service detects, such as an address that is taken. Each lasts until the
   * value of its field changes.
   */
  addServerErrors: (errors: Errors) => void;
  /** Validates the draft after each change. Returns a function that stops it. */
  start: () => () => void;
}

const noErrors: Errors = [];
/** ms between the last change and the validation. */
const debounceMs = 150;

/** The rules contain zod, which is loaded with the first validation. */
let loadedRules: typeof validateDraft | undefined;

async function loadRules(): Promise<typeof validateDraft> {
  loadedRules ??= (await import("./validate-draft.ts")).validateDraft;
  return loadedRules;
}

/** Validates a field on blur, and on input once an error is visible. */
export function createValidation(draftStore: DraftStore): Validation {
  const touched = new Set<ValueId>();
  let showAll = false;
  let rejected: readonly { error: ValidationError; value: unknown }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { setState, ...store } = createStore<Errors>(() => noErrors);

  const getValue = (field: ValueId, draft: Draft) => getLens(field).get(draft);

  function getErrors(rules: typeof validateDraft): Errors {
    const draft = draftStore.getDraft();
    rejected = rejected.filter(({ error, value }) => dequal(getValue(error.field, draft), value));
    return [...rules(draft, toLocalDate(new Date())), ...rejected.map(({ error }) => error)];
  }

  async function check(): Promise<Errors> {
    return getErrors(await loadRules());
  }

  async function validate(): Promise<Errors> {
    const errors = await check();
    const isRejected = (error: ValidationError) => rejected.some((one) => one.error === error);
    const visible = errors.filter(
      (error) => showAll || touched.has(error.field) || isRejected(error),
    );
    if (JSON.stringify(visible) !== JSON.stringify(store.getState())) setState(visible, true);
    return errors;
  }

  function scheduleValidation() {
    if (touched.size === 0 && !showAll && rejected.length === 0) return;
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
    check,
    checkLoaded: () => loadedRules && getErrors(loadedRules),
    addServerErrors(errors) {
      const draft = draftStore.getDraft();
      const isRepeated = (field: ValueId) => errors.some((error) => error.field === field);
      rejected = [
        ...rejected.filter(({ error }) => !isRepeated(error.field)),
        ...errors.map((error) => ({ error, value: getValue(error.field, draft) })),
      ];
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
export function useFieldError(field: ValueId, pointer?: string): ValidationError | undefined {
  // Selects a single error, so that a list of a thousand fields does not re-render.
  return useStore(useValidation(), (errors) =>
    errors.find(
      (error) => error.field === field && (pointer === undefined || error.pointer === pointer),
    ),
  );
}
