import type { MessageKey } from "#app/i18n/messages.ts";

/** Errors of the sign-in form and its fields. */
export const signInErrorMessages = {
  failed: "login.failed",
  tooMany: "login.tooMany",
  closed: "login.closed",
  unreachable: "login.unreachable",
  "back.elsewhere": "login.back.elsewhere",
  codeEnded: "login.code.ended",
  idMissing: "login.idMissing",
  idWrong: "login.idWrong",
} as const satisfies Record<string, MessageKey>;
