import { type RefObject, useLayoutEffect } from "react";

type Values = Readonly<Record<string, string | boolean>>;

/**
 * Copies what was typed before hydration into the form state; the next render would otherwise
 * overwrite it with the initial values. Fields are matched by `name`.
 */
export function usePreHydrationInput<Form extends { [Name in keyof Form]: string | boolean }>(
  form: RefObject<HTMLFormElement | null>,
  values: Form,
  onChange: (values: Form) => void,
): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const current = Object.fromEntries(
      Object.entries(values as Values).map(([name, value]) => {
        const entry = typed.get(name);
        return [
          name,
          typeof value === "boolean" ? entry !== null : typeof entry === "string" ? entry : value,
        ];
      }),
      // fromEntries loses the key types; the keys are those of `values`.
    ) as Form;
    const names = Object.keys(current) as (keyof Form)[];
    if (names.some((name) => current[name] !== values[name])) onChange(current);
    // Only on mount: afterwards the inputs are controlled.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
