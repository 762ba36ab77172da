import type { MessageKey } from "#app/i18n/messages.ts";
import { signInErrorMessages } from "#app/session/sign-in-messages.ts";

/** Errors of signing in: with a password, and those of the redirect from a provider. */
export const loginErrorMessages = {
  ...signInErrorMessages,
  "back.unknown": "login.back.unknown",
  "back.refused": "login.back.refused",
  "back.unverified": "login.back.unverified",
  "back.noEmail": "login.back.noEmail",
  "back.used": "login.back.used",
  "back.foreign": "login.back.foreign",
} as const satisfies Record<string, MessageKey>;
