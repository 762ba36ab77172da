import { useState } from "react";
import { useAfterPress } from "../private/use-after-press.ts";
import type { FormErrors } from "./form-errors.ts";

interface Options<Values> {
  values: Values;
  validate: (values: Values) => FormErrors<Values>;
  /** What the server refused, until the field is typed in again. */
  refused: FormErrors<Values> | undefined;
}

function anythingIn(errors: object | undefined): boolean {
  return errors !== undefined && Object.keys(errors).length > 0;
}

/**
 * When an error shows: a field is checked when it is left, and from then on at every keystroke, so
 * nobody is told off while still typing. Sending checks all of them.
 */
export function useFormErrors<Values>({ values, validate, refused }: Options<Values>) {
  type Field = keyof Values & string;
  const afterPress = useAfterPress();
  const [visited, setVisited] = useState<ReadonlySet<Field>>(new Set());
  const [answered, setAnswered] = useState<ReadonlySet<Field>>(new Set());
  const [lastRefused, setLastRefused] = useState(refused);
  const [posted] = useState(anythingIn(refused));
  const [refusals, setRefusals] = useState(posted ? 1 : 0);
  if (refused !== lastRefused) {
    // A new answer of the server counts again, for every field.
    setLastRefused(refused);
    setAnswered(new Set());
    if (anythingIn(refused)) setRefusals(refusals + 1);
  }
  const found = validate(values);
  // Object.keys forgets the keys that FormErrors guarantees.
  const failing = Object.keys({ ...refused, ...found }) as Field[];
  const shown: FormErrors<Values> = Object.fromEntries(
    failing.flatMap((field) => {
      const code = visited.has(field)
        ? (found[field] ?? (answered.has(field) ? undefined : refused?.[field]))
        : answered.has(field)
          ? undefined
          : refused?.[field];
      return code ? [[field, code]] : [];
    }),
    // fromEntries forgets them once more.
  ) as FormErrors<Values>;
  return {
    shown,
    /** How often sending was refused, here or by the server. */
    refusals,
    /** The server refused a form sent without script, and this page is its answer. */
    posted: posted && refusals === 1,
    /**
     * The field was left: from now on it is checked at every keystroke. An error moves what is below
     * it, so one that comes from pressing elsewhere waits until that press has landed.
     */
    leave: (field: Field) => afterPress(() => setVisited((before) => new Set(before).add(field))),
    /** The field was typed in: what the server said about it is out of date. */
    answer: (field: Field) => setAnswered((before) => new Set(before).add(field)),
    /** Shows everything that is wrong, and tells it. */
    checkAll: (fields: readonly Field[]): FormErrors<Values> => {
      setVisited(new Set(fields));
      if (anythingIn(found)) setRefusals((times) => times + 1);
      return found;
    },
  };
}
