import { useEffect, useRef, useState } from "react";
import { forgetTexts, keepTexts, keptTexts } from "./kept-texts.ts";

type Fields<Values> = { [Name in keyof Values]: string | boolean };

/**
 * A form's values, kept for this tab until they are sent: they outlast a language switch, a reload
 * and signing in (DECISIONS section 3). Only texts are kept; consent is given anew on each page.
 * What is typed before this runs is kept by the mark of `keptAs` around the form.
 */
export function useKeptValues<Values extends Fields<Values>>(
  form: string,
  initial: () => Values,
): { values: Values; setValues: (values: Values) => void; forget: () => void } {
  const [values, setValues] = useState(initial);
  const untouched = useRef(values);

  useEffect(() => {
    // What is typed already is newer than what was kept.
    setValues((current) => (current === untouched.current ? withKept(current, form) : current));
  }, [form]);

  return {
    values,
    setValues(next) {
      setValues(next);
      keepTexts(form, next);
    },
    /** They arrived: another page starts empty. */
    forget() {
      forgetTexts(form);
    },
  };
}

function withKept<Values extends Fields<Values>>(values: Values, form: string): Values {
  const stored = keptTexts(form);
  if (typeof stored !== "object" || stored === null) return values;
  // Whatever name storage holds is only looked up here.
  const texts = Object.entries(stored).filter(
    ([name, value]) =>
      typeof value === "string" && typeof values[name as keyof Values] === "string",
  );
  return texts.length > 0 ? { ...values, ...Object.fromEntries(texts) } : values;
}
