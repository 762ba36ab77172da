import { labelsFor, type Locale, type ProviderLabels } from "../labels.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { notices } from "./verbatim.ts";

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
  altered: string;
  /** Translations of the English notices. */
  help: Record<"fairHousing" | "crmls" | "fmls", string>;
  /** Explanation of each blocker in the editor. */
  blockers: Record<LegalBlocker, string>;
};

export type LegalLabels = HomepageLegalLabels & {
  provider: ProviderLabels;
  notices: typeof notices;
};

const dictionaries: Record<Locale, HomepageLegalLabels> = { ko, en, "ja-JP": ja };

/** Returns the labels of the legal lines in a locale. */
export function legalLabelsFor(locale: Locale): LegalLabels {
  const provider: ProviderLabels = labelsFor(locale).footer;
  return { ...dictionaries[locale], provider, notices };
}
