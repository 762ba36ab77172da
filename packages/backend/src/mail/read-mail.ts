import { checkEmail } from "@realtor/api/rules";
import { z } from "zod";

import { StartError } from "../start-error.ts";
import type { MailSettings } from "./mailer.ts";

type VariableName = "SMTP_URL" | "MAIL_FROM";

/** The variables of outgoing mail; how each is read. */
export const mailVariables = {
  SMTP_URL: z.string().refine((value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value)),
  MAIL_FROM: z.string().refine(isSender),
} satisfies Record<VariableName, z.ZodType>;

/** What to set each to. */
export const mailAdvice: Record<VariableName, string> = {
  SMTP_URL: "an SMTP server's address, such as smtps://user:password@mail.example:465",
  MAIL_FROM: "the sender of mail, such as Built for Realtors <hello@realtor.example>",
};

/**
 * How mail is sent; null without an SMTP server.
 * @throws {StartError} for a server without a sender.
 */
export function readMail(
  given: Partial<Record<VariableName, string | undefined>>,
): MailSettings | null {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = given;
  if (smtpUrl === undefined) return null;
  if (from === undefined) {
    throw new StartError(`MAIL_FROM is missing: with SMTP_URL set it to ${mailAdvice.MAIL_FROM}.`);
  }
  return { smtpUrl, from };
}

/** `hello@realtor.example`, alone or as `Name <hello@realtor.example>`. */
function isSender(value: string): boolean {
  const named = /^[^<>\r\n]+ <([^<>\r\n]+)>$/.exec(value);
  return checkEmail(named?.[1] ?? value) === null;
}
