/**
 * Control characters other than tab and line breaks, and the marks that reorder text: left open, they
 * would turn round the words of ours that follow on the same line.
 */
const unwanted = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text that somebody typed, ready to show among ours; null where there is none. */
export function cleanText(value: string | null | undefined): string | null {
  return value?.replaceAll(unwanted, "").trim() || null;
}
