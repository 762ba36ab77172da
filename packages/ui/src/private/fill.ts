/**
 * Puts values into the `{token}`s of a label: `fill("{n} of {total}", { n: 1, total: 10 })`.
 * A token without a value stays as it is, so that a mistake shows instead of printing "undefined".
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token));
}
