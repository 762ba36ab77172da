/**
 * Control characters except tab and line breaks, and bidirectional controls, which without a closing
 * control would also reorder the text that follows.
 */
const unsafeCharacters = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Removes unsafe characters and surrounding white space from user input; null if nothing remains. */
export function cleanText(value: string | null | undefined): string | null {
  return value?.replaceAll(unsafeCharacters, "").trim() || null;
}
