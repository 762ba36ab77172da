import { fill } from "../private/fill.ts";
import type { ProviderWords } from "../labels/legal/legal-words.ts";
import type { PlatformFacts, ProviderFacts } from "./legal-facts.ts";
import type { LegalLines } from "./legal-lines.ts";

/** Puts what is known of the provider into a sentence, and placeholders for the rest. */
export function fillProvider(text: string, provider: ProviderFacts, words: ProviderWords): string {
  const known = Object.entries(provider).filter(([, value]) => value !== null);
  return fill(text, { ...words.placeholders, ...Object.fromEntries(known) });
}

/** Lender and broker of the platform: licences, no offer, no referral, address; both housing marks. */
export function platformLines({ provider, words }: PlatformFacts): LegalLines {
  const line = (id: "lender" | "broker" | "notOffer" | "noReferral" | "company") => ({
    id,
    text: fillProvider(words[id], provider, words),
  });
  return {
    who: [line("lender"), line("broker")],
    statements: [line("notOffer"), line("noReferral"), line("company")],
    listings: [],
    marks: [
      { id: "equalHousing", text: words.equalHousing },
      { id: "equalLender", text: words.equalLender },
    ],
    blockers: [],
  };
}
