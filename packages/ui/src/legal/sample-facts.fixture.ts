import { legalLabelsFor } from "../labels/legal/legal-labels.ts";
import { langs } from "../labels/langs.ts";
import type { Locale } from "../labels/labels.ts";
import type { HomepageFacts, LegalState, ProviderFacts } from "./legal-facts.ts";
import { unknownProvider } from "./legal-lines.ts";

/** A fictitious company with every license. */
export const sampleProvider: ProviderFacts = {
  company: "Example Mortgage, Inc.",
  address: "1 Sample Way, Irvine, CA 92618",
  phone: "949-555-0100",
  nmls: "0000042",
  lenderLicenseType: "CFL",
  lenderLicenseCa: "00000043",
  lenderLicenseGa: "00044",
  brokerLicenseCa: "00000045",
  brokerLicenseGa: "00046",
};

const authorityOf = { CA: "dre", GA: "grec" } as const;
const numberOf = { CA: "00000042", GA: "000042" } as const;
const getMarket = { CA: "crmls", GA: "fmls" } as const;

/** Facts of a complete homepage; `change` overrides single fields. */
export function sampleFacts(
  locale: Locale,
  states: readonly LegalState[],
  change: Partial<HomepageFacts> = {},
): HomepageFacts {
  const lang = langs[locale];
  return {
    role: "agent",
    states,
    name: {
      ko: { text: "김민지", lang },
      en: { text: "Minji Kim", lang },
      ja: { text: "Minji Kim", lang: "en" as const },
    }[lang],
    licensedName: "Minji Kim",
    licenses: states.map((state) => ({ authority: authorityOf[state], number: numberOf[state] })),
    brokerage: {
      name: { text: "Example Realty, Inc.", lang: "en" },
      licenses: states.map((state) => ({ authority: authorityOf[state], number: "00000043" })),
      phone: "404-555-0100",
      fax: "404-555-0101",
      address: "100 Sample Street",
    },
    realtor: false,
    sample: false,
    provider: unknownProvider,
    listings: {
      markets: states.map((state) => getMarket[state]),
      asOf: "2026-11-20T17:00:00Z",
      brokers: ["Saltbrook Realty"],
      altered: false,
    },
    lang,
    labels: legalLabelsFor(locale),
    ...change,
  };
}
