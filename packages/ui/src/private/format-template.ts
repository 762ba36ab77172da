/**
 * Replaces each `{token}` of a label: `formatTemplate("{n} of {total}", { n: 1, total: 10 })`.
 * A token without a value stays unchanged, so that a missing value is visible instead of "undefined".
 */
export function formatTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token));
}
