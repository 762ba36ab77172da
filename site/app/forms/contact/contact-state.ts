import type { FormState } from "#app/page.ts";

/** State of the contact form in the address: sent without script, it redirects to `?contact=sent`. */
export function parseContactState(search: string): FormState | null {
  return new URLSearchParams(search).get("contact") === "sent" ? { state: "sent" } : null;
}
