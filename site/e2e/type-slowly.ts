import type { Locator } from "@playwright/test";

/** Types for two seconds, because faster submissions are classified as spam (`is-spam.ts`). */
export function typeSlowly(field: Locator, text: string): Promise<void> {
  return field.pressSequentially(text, { delay: 2000 / text.length });
}
