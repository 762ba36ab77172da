import { type ProviderFacts, unknownProvider } from "@realtor/ui/legal-lines";
import type { Locale } from "@realtor/api/locales";
import { createContext } from "react";

/** The company that operates the platform, as the server read it at start. See docs/running.md. */
export interface SiteOperator {
  /** By the name of the fact. */
  readonly values: OperatorFacts;
  /** Names of the facts that are unknown; legal texts are published only if there is none. */
  readonly missing: readonly string[];
}

export type OperatorFacts = Readonly<Partial<Record<string, string>>>;

/** Converts the facts of the operator to those of the legal lines. */
export function providerOf(operator: SiteOperator | undefined): ProviderFacts {
  if (!operator) return unknownProvider;
  const { legalName, nmlsId, ...values } = operator.values;
  return {
    company: legalName ?? null,
    address: values["address"] ?? null,
    phone: values["phone"] ?? null,
    nmls: nmlsId ?? null,
    lenderLicenseType: values["lenderLicenseType"] ?? null,
    lenderLicenseCa: values["lenderLicenseCa"] ?? null,
    lenderLicenseGa: values["lenderLicenseGa"] ?? null,
    brokerLicenseCa: values["brokerLicenseCa"] ?? null,
    brokerLicenseGa: values["brokerLicenseGa"] ?? null,
    lenderOnAgentPages: values["lenderOnAgentPages"] ?? null,
  };
}

const prices = { ko: "priceKo", en: "priceEn", "ja-JP": "priceJa" } as const;

/** What a website costs, in the operator's words; without them no page names a price. */
export function priceOf(operator: SiteOperator | undefined, locale: Locale): string | null {
  return operator?.values[prices[locale]] ?? null;
}

/** Returns the facts for legal texts, or null while one is missing: then no text is published. */
export function publishableFacts(operator: SiteOperator | undefined): OperatorFacts | null {
  return operator && operator.missing.length === 0 ? operator.values : null;
}

/** Provided on the server only, for the platform's footer, which browsers never render. */
export const ProviderContext = createContext<ProviderFacts>(unknownProvider);
