/** The realtor service agreement in force: the day it took effect. A new text is a new version. */
export const agreementVersion = "2026-11-20";

/** What the agreement asks for, in its order (DECISIONS section 4). */
export const agreementItems = ["terms", "privacy", "publishing", "news"] as const;

export type AgreementItem = (typeof agreementItems)[number];

/** The items without which nobody accepts the agreement; the others are a free choice. */
export const requiredAgreementItems = [
  "terms",
  "privacy",
  "publishing",
] as const satisfies readonly AgreementItem[];
