import { useState } from "react";
import { useRunAfterPointerUp } from "../hooks/use-run-after-pointer-up.ts";
import type { ErrorCode } from "../labels/labels.ts";

/** Error codes by field; a valid field has no key. */
export type FormErrors<Values> = Readonly<Partial<Record<keyof Values & string, ErrorCode>>>;

export type FormState = "idle" | "sending" | "failed" | "sent";

/** Hidden fields of every form. */
export interface FormMetadata {
  /** Created when the form opens; the server stores repeated submissions once. */
  idempotencyKey: string;
  locale: string;
  /** Time the form opened, in milliseconds since the epoch, for spam protection: `docs/spec/forms.md#spam-protection`. */
  startedAt: number;
}

interface Options<Values> {
  values: Values;
  validate: (values: Values) => FormErrors<Values>;
  /** Each one is shown until its field is edited. */
  serverErrors: FormErrors<Values> | undefined;
}

function hasErrors(errors: object | undefined): boolean {
  return errors !== undefined && Object.keys(errors).length > 0;
}

/**
 * Validates a field on blur and from then on with every change, so that no error appears during the
 * first input. Submitting validates all fields.
 */
export function useFormErrors<Values>({ values, validate, serverErrors }: Options<Values>) {
  type Field = keyof Values & string;
  const runAfterPointerUp = useRunAfterPointerUp();
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<Field>>(new Set());
  const [previousServerErrors, setPreviousServerErrors] = useState(serverErrors);
  const [initiallyRejected] = useState(hasErrors(serverErrors));
  const [rejections, setRejections] = useState(initiallyRejected ? 1 : 0);
  if (serverErrors !== previousServerErrors) {
    // A new server response applies to every field again.
    setPreviousServerErrors(serverErrors);
    setEdited(new Set());
    if (hasErrors(serverErrors)) setRejections(rejections + 1);
  }
  const found = validate(values);
  // Object.keys loses the key types of FormErrors.
  const failing = Object.keys({ ...serverErrors, ...found }) as Field[];
  const visibleErrors: FormErrors<Values> = Object.fromEntries(
    failing.flatMap((field) => {
      const code = touched.has(field)
        ? (found[field] ?? (edited.has(field) ? undefined : serverErrors?.[field]))
        : edited.has(field)
          ? undefined
          : serverErrors?.[field];
      return code ? [[field, code]] : [];
    }),
  ) as FormErrors<Values>;
  return {
    visibleErrors,
    /** Number of rejected submissions, by client or server validation. */
    rejections,
    /** The page is the response to a rejected submission without JavaScript. */
    fromServer: initiallyRejected && rejections === 1,
    /**
     * Validates the field from now on. An error message moves the fields below it, so it waits for the
     * end of the click that caused the blur.
     */
    markTouched: (field: Field) =>
      runAfterPointerUp(() => setTouched((before) => new Set(before).add(field))),
    runAfterPointerUp,
    /** Hides the server error of the field. */
    markEdited: (field: Field) => setEdited((before) => new Set(before).add(field)),
    /** Shows and returns all errors. */
    validateAll: (fields: readonly Field[]): FormErrors<Values> => {
      setTouched(new Set(fields));
      if (hasErrors(found)) setRejections((times) => times + 1);
      return found;
    },
  };
}
