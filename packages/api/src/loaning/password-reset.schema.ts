import type * as z from "zod";
import { locales } from "../locales.ts";
import { checkEmail } from "../rules/email.ts";
import type { RuleCode } from "../rules/rule-code.ts";
import { checkedText, choice, openObject } from "../schema/fields.ts";

/**
 * Body of `POST /api/auth/request-password-reset`; `locale` is the language of the mail and the
 * linked page.
 */
export const passwordResetRequest = openObject({
  email: checkedText(checkEmail).min(1, { error: "required" satisfies RuleCode }),
  locale: choice(locales),
});

export type PasswordResetRequest = z.infer<typeof passwordResetRequest>;
