import type { MessageKey } from "#app/i18n/messages.ts";

export const consentMessages = {
  terms: "first-run.consent.terms",
  privacy: "first-run.consent.privacy",
  publishing: "first-run.consent.publishing",
} as const satisfies Record<string, MessageKey>;
