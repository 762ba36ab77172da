import type { Locator } from "@playwright/test";

/** Takes two seconds, as a person would at least: who is faster counts as a program (`is-spam.ts`). */
export function typeAsPerson(field: Locator, text: string): Promise<void> {
  return field.pressSequentially(text, { delay: 2000 / text.length });
}
