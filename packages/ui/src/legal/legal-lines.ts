import { homepageLines } from "./homepage-lines.ts";
import type { LegalFacts, ProviderFacts } from "./legal-facts.ts";
import type { Lang } from "../labels/labels.ts";
import { platformLines } from "./platform-lines.ts";

export type LegalLine = {
  /** Names the duty it fulfils. */
  id: string;
  text: string;
  /** Where it is not in the page's own language. */
  lang?: Lang;
  /** As prominent as the first line: the law sets the firm of a Georgia agent beside the name. */
  strong?: true;
  /** ISO 8601: stands where the text says `{time}`, as the reader's language writes it. */
  time?: string;
};

export type LegalMark = { id: "equalHousing" | "equalLender" | "realtor" | "fmls"; text: string };

/** What is missing before a page may be published. */
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

/** Lines in the order in which they are shown. A duty that cannot be met is a blocker, never an empty line. */
export type LegalLines = {
  /** Who answers for the page. */
  who: LegalLine[];
  statements: LegalLine[];
  /** Under the listings. */
  listings: LegalLine[];
  marks: LegalMark[];
  blockers: LegalBlocker[];
};

/** A provider of whom nothing is configured: every line of its own is a visible placeholder. */
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
 * What the law wants said on a page, and what is missing for it (research/product.md 4.5). Pure: the
 * homepages' footer and listings, the platform's footer and the check before publishing share it.
 */
export function legalLines(facts: LegalFacts): LegalLines {
  return facts.role === "lender" ? platformLines(facts) : homepageLines(facts);
}
