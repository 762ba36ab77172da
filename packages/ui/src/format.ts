/** Joins class names with spaces; skips `false`, `null`, `undefined` and empty strings. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/**
 * Replaces each `{token}` of a label: `formatTemplate("{n} of {total}", { n: 1, total: 10 })`.
 * A token without a value stays unchanged, so that a missing value is visible instead of "undefined".
 * A missing label results in an empty text: untyped callers may have one.
 */
export function formatTemplate(
  template: string | undefined,
  values: Readonly<Record<string, string | number>>,
): string {
  return (
    template?.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token)) ?? ""
  );
}
