import { useEffect, useRef, useState } from "react";

type Fields<Values> = { [Name in keyof Values]: string | boolean };

/**
 * A form's values, kept for this tab until they are sent: they outlast a language switch, a reload
 * and signing in (DECISIONS section 3). Only texts are kept; consent is given anew on each page.
 */
export function useKeptValues<Values extends Fields<Values>>(
  form: string,
  initial: () => Values,
): { values: Values; setValues: (values: Values) => void; forget: () => void } {
  const [values, setValues] = useState(initial);
  const untouched = useRef(values);
  const key = `form:${form}`;

  useEffect(() => {
    // What is typed already is newer than what was kept.
    setValues((current) => (current === untouched.current ? withKept(current, key) : current));
  }, [key]);

  return {
    values,
    setValues(next) {
      setValues(next);
      keep(key, next);
    },
    /** They arrived: another page starts empty. */
    forget() {
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

function keep(key: string, values: object): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === "string");
  attempt(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts))));
}

function withKept<Values extends Fields<Values>>(values: Values, key: string): Values {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null"));
  if (typeof stored !== "object" || stored === null) return values;
  // Whatever name storage holds is only looked up here.
  const texts = Object.entries(stored).filter(
    ([name, value]) =>
      typeof value === "string" && typeof values[name as keyof Values] === "string",
  );
  return texts.length > 0 ? { ...values, ...Object.fromEntries(texts) } : values;
}

/** Storage may be full, forbidden or hold nonsense: the form works without it. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
