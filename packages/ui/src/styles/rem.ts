/**
 * A CSS length for text that follows the default font size of the browser (WCAG 1.4.4).
 * `px` is the length at the usual default of 16 px.
 */
export function rem(px: number): string {
  return `${px / 16}rem`.replace(/^0\./, ".");
}
