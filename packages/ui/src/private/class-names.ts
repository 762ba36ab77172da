/** Joins class names with spaces; skips `false`, `null`, `undefined` and empty strings. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
