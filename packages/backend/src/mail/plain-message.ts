// Control characters except tab and line feed, and those that reorder or hide text.
const unprintable = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A message of several lines as plain text: line breaks are kept, control characters are not. */
export function plainMessage(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(unprintable, "").trim();
}
