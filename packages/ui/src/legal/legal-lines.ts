import { homepageLines } from "./homepage-lines.ts";
import type { LegalFacts, ProviderFacts } from "./legal-facts.ts";
import type { Lang } from "../labels/labels.ts";
import { platformLines } from "./platform-lines.ts";

export type LegalLine = {
  /** The legal requirement that the line fulfills. */
  id: string;
  text: string;
  /** Set if the text is not in the page's language. */
  lang?: Lang;
  /** Rendered as prominently as the name: Georgia requires it for the firm. */
  strong?: true;
  /** ISO 8601; replaces `{time}` in the text, formatted for the locale. */
  time?: string;
};

export type LegalMark = { id: "equalHousing" | "equalLender" | "realtor" | "fmls"; text: string };

/** A missing fact that prevents publishing. */
export type LegalBlocker =
  | "name.missing"
  | "state.missing"
  | "license.missing"
  | "license.unassigned"
  | "license.dre.missing"
  | "license.dre.format"
  | "license.grec.missing"
  | "brokerage.missing"
  | "brokerage.license.missing"
  | "brokerage.phone.missing"
  | "listings.time.missing"
  | "listings.broker.missing";

/** Lines in display order. A requirement that cannot be met becomes a blocker, never an empty line. */
export type LegalLines = {
  /** Who is responsible for the page. */
  identity: LegalLine[];
  statements: LegalLine[];
  /** Shown below the listings. */
  listings: LegalLine[];
  marks: LegalMark[];
  blockers: LegalBlocker[];
};

/** A provider without any configured fact: all its lines show placeholders. */
export const unknownProvider: ProviderFacts = {
  company: null,
  address: null,
  phone: null,
  nmls: null,
  lenderLicenseType: null,
  lenderLicenseCa: null,
  lenderLicenseGa: null,
  brokerLicenseCa: null,
  brokerLicenseGa: null,
};

/**
 * Returns the legally required lines and marks of a page, and the blockers for what is missing. Pure;
 * used by homepage footers and listings, the platform footer and the check before publishing.
 */
export function legalLines(facts: LegalFacts): LegalLines {
  return facts.role === "lender" ? platformLines(facts) : homepageLines(facts);
}
