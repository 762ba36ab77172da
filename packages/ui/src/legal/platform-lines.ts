import { formatTemplate } from "../private/format-template.ts";
import type { ProviderLabels } from "../labels/labels.ts";
import type { LegalLines, PlatformFacts, ProviderFacts } from "./legal-facts.ts";

/** Fills in the configured provider facts, and [placeholders] for the others. */
export function formatProviderText(
  text: string,
  provider: ProviderFacts,
  labels: ProviderLabels,
): string {
  const known = Object.entries(provider).filter(([, value]) => value !== null);
  return formatTemplate(text, { ...labels.placeholders, ...Object.fromEntries(known) });
}

/** Legal lines of the platform: lender and broker licenses, disclaimers, address, housing marks. */
export function platformLines({ provider, labels }: PlatformFacts): LegalLines {
  const line = (id: "lender" | "broker" | "notOffer" | "noReferral" | "company") => ({
    id,
    text: formatProviderText(labels[id], provider, labels),
  });
  return {
    identity: [line("lender"), line("broker")],
    statements: [line("notOffer"), line("noReferral"), line("company")],
    listings: [],
    marks: [
      { id: "equalHousing", text: labels.equalHousing },
      { id: "equalLender", text: labels.equalLender },
    ],
    blockers: [],
  };
}
