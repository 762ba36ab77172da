import type { MailContent } from "./mail-content.ts";
import { renderMailHtml } from "./mail-html.ts";
import { renderMailText } from "./mail-text.ts";
import type { Mail } from "./mailer.ts";

/** A mail of the product to the owner of an account. */
export function createAccountMail(to: string, content: MailContent): Mail {
  return {
    to,
    subject: `${content.subject} · Built for Realtors`,
    html: renderMailHtml(content),
    text: renderMailText(content),
  };
}
