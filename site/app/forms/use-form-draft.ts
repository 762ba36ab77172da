import { useEffect, useRef, useState } from "react";
import { clearFormDraft, loadFormDraft, saveFormDraft } from "./form-draft.ts";

type Fields<Values> = { [Name in keyof Values]: string | boolean };

/**
 * Form state with a draft in sessionStorage, which survives a language switch, a reload and signing in.
 * Only texts are stored; consent must be given again on each page (docs/spec/forms.md#consent).
 * Text entered before hydration is saved through `formDraftAttributes` on an element around the form.
 * `complete` fills in fields in the browser, after the draft.
 */
export function useFormDraft<Values extends Fields<Values>>(
  form: string,
  initial: () => Values,
  complete: (values: Values) => Values = (values) => values,
): { values: Values; setValues: (values: Values) => void; clear: () => void } {
  const [values, setValues] = useState(initial);
  const untouched = useRef(values);
  const first = useRef(complete);
  const isReady = useRef(false);

  useEffect(() => {
    isReady.current = true;
    // Values that were already edited are newer than the draft.
    setValues((current) =>
      current === untouched.current ? first.current(withDraft(current, form)) : current,
    );
  }, [form]);

  return {
    values,
    setValues(next) {
      // The form copies its inputs when it mounts, before the draft is applied to the others.
      const changed = isReady.current
        ? next
        : { ...withDraft(values, form), ...pickChanges(values, next) };
      setValues(changed);
      saveFormDraft(form, changed);
    },
    /** Deletes the stored draft; the current values stay. */
    clear() {
      clearFormDraft(form);
    },
  };
}

function pickChanges<Values extends Fields<Values>>(before: Values, after: Values) {
  const names = Object.keys(after) as (keyof Values)[]; // keys of the parameter's type
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Values>; // of `after`
}

function withDraft<Values extends Fields<Values>>(values: Values, form: string): Values {
  const stored = loadFormDraft(form);
  if (typeof stored !== "object" || stored === null) return values;
  // Storage is untrusted: only names of existing text fields are taken over.
  const texts = Object.entries(stored).filter(
    ([name, value]) =>
      typeof value === "string" && typeof values[name as keyof Values] === "string",
  );
  return texts.length > 0 ? { ...values, ...Object.fromEntries(texts) } : values;
}
