import type { ValueId } from "@realtor/profile/fields";
import { dequal } from "dequal/lite";
import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { DraftStore } from "./draft-store.ts";
import type { Draft } from "./draft.ts";
import type { DraftError, StoredDocument } from "./draft-kind.ts";
import { toLocalDate } from "./local-date.ts";

type Errors<Id extends string> = readonly DraftError<Id>[];

/** The visible errors of a draft of any kind. */
type AnyValidation = Omit<StoreApi<Errors<string>>, "setState">;

/**
 * Validation of the draft. Its state is the visible errors: those of touched fields and of the
 * service, and all errors once publishing was tried.
 */
export interface Validation<Id extends string = ValueId> extends Omit<
  StoreApi<Errors<Id>>,
  "setState"
> {
  /** Marks a field as touched, so that its errors are visible from now on. */
  markTouched: (field: Id) => void;
  /** Makes all errors visible and resolves with them. Called before publishing. */
  validateAll: () => Promise<Errors<Id>>;
  /** Resolves with all errors, visible or not. Called before saving. */
  check: () => Promise<Errors<Id>>;
  /** As `check`, but at once; undefined until the rules are loaded. */
  checkLoaded: () => Errors<Id> | undefined;
  /**
   * Adds errors that only the service detects, such as an address that is taken. Each lasts until the
   * value of its field changes.
   */
  addServerErrors: (errors: Errors<Id>) => void;
  /** Validates the draft after each change. Returns a function that stops it. */
  start: () => () => void;
}

const noErrors: Errors<never> = [];
/** ms between the last change and the validation. */
const debounceMs = 150;

/** Validates a field on blur, and on input once an error is visible. */
export function createValidation<Document extends StoredDocument, Id extends string, Body>(
  draftStore: DraftStore<Document, Id, Body>,
): Validation<Id> {
  const { lens, rules } = draftStore.kind;
  const touched = new Set<Id>();
  let showAll = false;
  let rejected: readonly { error: DraftError<Id>; value: unknown }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { setState, ...store } = createStore<Errors<Id>>(() => noErrors);

  const getValue = (field: Id, draft: Draft) => lens(field).get(draft);

  function getErrors(findErrors: (draft: Draft, today: string) => Errors<Id>): Errors<Id> {
    const draft = draftStore.getDraft();
    rejected = rejected.filter(({ error, value }) => dequal(getValue(error.field, draft), value));
    return [...findErrors(draft, toLocalDate(new Date())), ...rejected.map(({ error }) => error)];
  }

  async function check(): Promise<Errors<Id>> {
    return getErrors(await rules.load());
  }

  async function validate(): Promise<Errors<Id>> {
    const errors = await check();
    const isRejected = (error: DraftError<Id>) => rejected.some((one) => one.error === error);
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
    checkLoaded() {
      const loaded = rules.get();
      return loaded && getErrors(loaded);
    },
    addServerErrors(errors) {
      const draft = draftStore.getDraft();
      const isRepeated = (field: Id) => errors.some((error) => error.field === field);
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

export const ValidationContext = createContext<AnyValidation | null>(null);

/** The validation of the draft. Throws outside the editor. */
export function useValidation<Id extends string = ValueId>(): Validation<Id> {
  const validation = use(ValidationContext);
  if (!validation)
    throw new Error("useValidation needs a ValidationContext above it: use it inside <Editor>.");
  // Its draft has the values that the caller names.
  return validation as Validation<Id>;
}

/** All visible errors. */
export function useFieldErrors<Id extends string = ValueId>(): Errors<Id> {
  return useStore(useValidation<Id>());
}

/** The first visible error of a field, or of the value at `pointer` inside it. */
export function useFieldError<Id extends string = ValueId>(
  field: Id,
  pointer?: string,
): DraftError<Id> | undefined {
  // Selects a single error, so that a list of a thousand fields does not re-render.
  return useStore(useValidation<Id>(), (errors) =>
    errors.find(
      (error) => error.field === field && (pointer === undefined || error.pointer === pointer),
    ),
  );
}
