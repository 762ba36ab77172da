import { type RefObject, useLayoutEffect } from "react";

type Values = Readonly<Record<string, string | boolean>>;

/**
 * Takes over what was typed into a form before its script was there: the browser has it, and React
 * would write its own empty values over it at the next render. Fields are found by their `name`.
 */
export function useEarlyInput<Form extends { [Name in keyof Form]: string | boolean }>(
  form: RefObject<HTMLFormElement | null>,
  values: Form,
  onChange: (values: Form) => void,
): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const early = Object.fromEntries(
      Object.entries(values as Values).map(([name, value]) => {
        const entry = typed.get(name);
        return [
          name,
          typeof value === "boolean" ? entry !== null : typeof entry === "string" ? entry : value,
        ];
      }),
      // fromEntries forgets the keys, which are those of `values`.
    ) as Form;
    const names = Object.keys(early) as (keyof Form)[];
    if (names.some((name) => early[name] !== values[name])) onChange(early);
    // Once, as the script arrives: afterwards React and the browser agree.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
