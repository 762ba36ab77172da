import { labelsFor, type Locale, type ProviderLabels } from "../labels.ts";
import en from "./en.json" with { type: "json" };
import ja from "./ja-JP.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };

/** Labels of a homepage's legal lines. Separate from `Labels`, since pages receive formatted lines. */
export type HomepageLegalLabels = {
  /** With `{n}`, for the agent and the firm. */
  license: Record<"own" | "firm", Record<"dre" | "grec" | "none", string>>;
  /** `{n}` */
  fax: string;
  /** `{name}` */
  compliance: string;
  realtor: string;
  /** Text instead of the FMLS logo, which is not licensed yet. */
  fmlsMark: string;
  /** With `{time}`, when the listings were loaded. */
  asOf: string;
  /** Used if the listing service is unknown. */
  disclaimer: string;
  /** Used if the agent added all listings. */
  byHand: string;
  /** The licenses of the operator as a lender, in the form that each law asks for. */
  lender: Record<"financingLaw" | "mortgageLendingAct" | "georgia", string>;
  /**
   * Legally prescribed notices. The English text is verbatim (24 CFR part 109, appendix I, and the notices
   * of the two listing services), the others translate it. `{time}` is when the listings were loaded.
   */
  help: Record<"fairHousing" | "crmls" | "fmls", string>;
};

export type LegalLabels = HomepageLegalLabels & {
  provider: ProviderLabels;
  /** The notices in English, which pages in every language contain. */
  notices: HomepageLegalLabels["help"];
};

const dictionaries: Record<Locale, HomepageLegalLabels> = { ko, en, "ja-JP": ja };

/** Returns the labels of the legal lines in a locale. */
export function legalLabelsFor(locale: Locale): LegalLabels {
  const provider: ProviderLabels = labelsFor(locale).footer;
  return { ...dictionaries[locale], provider, notices: en.help };
}
