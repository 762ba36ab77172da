import type { LegalBlocker } from "../../legal/legal-lines.ts";
import type { ProviderFacts } from "../../legal/legal-facts.ts";
import { type FooterLabels, labelsFor, type Locale } from "../labels.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { notices } from "./verbatim.ts";

/** Sentences about the company behind the platform; `{company}` and the like are its facts. */
export type ProviderWords = Record<
  | "lender"
  | "broker"
  | "notOffer"
  | "noReferral"
  | "company"
  | "equalHousing"
  | "equalLender"
  | "copyright",
  string
> & {
  /** What stands for a fact that is not configured, in [brackets]. */
  placeholders: Record<keyof ProviderFacts, string>;
};

/** Words of a homepage's legal lines. Apart from `Labels`: pages are handed finished lines. */
export type OwnLegalWords = {
  /** `{n}`: of the agent, and of the firm. */
  license: Record<"own" | "firm", Record<"dre" | "grec" | "none", string>>;
  /** `{n}` */
  fax: string;
  /** `{name}` */
  compliance: string;
  realtor: string;
  /** Stands for FMLS's logo until it is licensed. */
  fmlsMark: string;
  /** `{time}`: when the list was read. */
  asOf: string;
  /** Where the service is not known. */
  disclaimer: string;
  altered: string;
  /** Translations under English notices. */
  help: Record<"fairHousing" | "crmls" | "fmls", string>;
  /** What an editor says about each blocker. */
  blockers: Record<LegalBlocker, string>;
};

export type LegalWords = OwnLegalWords & { provider: ProviderWords; notices: typeof notices };

const dictionaries: Record<Locale, OwnLegalWords> = { ko, en, "ja-JP": ja };

/** The words of the legal lines in a locale. */
export function legalWordsFor(locale: Locale): LegalWords {
  const provider: FooterLabels = labelsFor(locale).footer;
  return { ...dictionaries[locale], provider, notices };
}
