import { homepageLines } from "./homepage-lines.ts";
import type { LegalFacts, LegalLines, ProviderFacts } from "./legal-facts.ts";
import { platformLines } from "./platform-lines.ts";

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
