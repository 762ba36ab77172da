import { checkEmail } from "@realtor/api/rules";
import { z } from "zod";

import { StartError } from "@realtor/server/start-error";
import type { MailSettings } from "./mailer.ts";

type VariableName = "SMTP_URL" | "MAIL_FROM";

/** Validation of the mail variables. */
export const mailVariables = {
  SMTP_URL: z.string().refine((value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value)),
  MAIL_FROM: z.string().refine(isSender),
} satisfies Record<VariableName, z.ZodType>;

/** Expected values, for error messages. */
export const mailHints: Record<VariableName, string> = {
  SMTP_URL: "an SMTP URL, such as smtps://user:password@mail.example:465",
  MAIL_FROM: "the sender of mail, such as Built for Realtors <hello@realtor.example>",
};

/**
 * Returns the mail settings; null without an SMTP server.
 * @throws {StartError} if SMTP_URL is set without MAIL_FROM.
 */
export function readMailSettings(
  given: Partial<Record<VariableName, string | undefined>>,
): MailSettings | null {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = given;
  if (smtpUrl === undefined) return null;
  if (from === undefined) {
    throw new StartError(`MAIL_FROM is missing: with SMTP_URL set it to ${mailHints.MAIL_FROM}.`);
  }
  return { smtpUrl, from };
}

/** `hello@realtor.example`, alone or as `Name <hello@realtor.example>`. */
function isSender(value: string): boolean {
  const named = /^[^<>\r\n]+ <([^<>\r\n]+)>$/.exec(value);
  return checkEmail(named?.[1] ?? value) === null;
}
