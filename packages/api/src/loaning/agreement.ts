/**
 * Current version of the realtor service agreement: its effective date. Changed text requires a new
 * version.
 */
export const agreementVersion = "2026-11-20";

/** Items of the agreement in order; see `docs/spec/routes.md#agreement`. */
export const agreementItems = ["terms", "privacy", "publishing", "news"] as const;

export type AgreementItem = (typeof agreementItems)[number];

/** Required items; the others are optional. */
export const requiredAgreementItems = [
  "terms",
  "privacy",
  "publishing",
] as const satisfies readonly AgreementItem[];
