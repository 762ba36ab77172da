import { type Profile, readProfile } from "@realtor/profile/read";
import { cleanText } from "@realtor/profile/text";
import type { Lang, Locale } from "../../labels/labels.ts";
import { legalLabelsFor } from "../../labels/legal/legal-labels.ts";
import type {
  HomepageFacts,
  LegalLines,
  LegalState,
  ProviderFacts,
} from "../../legal/legal-facts.ts";
import { legalLines, unknownProvider } from "../../legal/legal-lines.ts";
import { isShown } from "./is-shown.ts";
import type { ListingsInput } from "./listings.ts";
import type { LegalInput } from "../profile-input.ts";

export type LegalContext = {
  locale: Locale;
  lang: Lang;
  /** Operator of the platform; without it its lines are left out. */
  provider?: ProviderFacts | undefined;
};

const marketsOf = { CA: "crmls", GA: "fmls" } as const;

function readListingFacts(
  listings: ListingsInput,
  states: readonly LegalState[],
): HomepageFacts["listings"] {
  if (!listings) return null;
  const homes = Object.values(listings.byType).flat().filter(isShown);
  if (homes.length === 0) return null;
  return {
    markets: listings.market ? [listings.market] : states.map((state) => marketsOf[state]),
    asOf: cleanText(listings.asOf),
    altered: homes.some(({ media }) =>
      media?.some(({ mediaAlteration }) => mediaAlteration?.some((kind) => kind !== "None")),
    ),
  };
}

/**
 * Reads the legal facts of a stored profile: `docs/spec/profile.md#etc-info`. If the name equals that
 * of the brokerage, the page is the brokerage's own.
 */
export function readLegalFacts(
  profile: LegalInput,
  listings: ListingsInput,
  { lang, ...context }: LegalContext,
): HomepageFacts {
  return composeLegalFacts(readProfile(profile, lang), listings, { lang, ...context });
}

function composeLegalFacts(
  { texts, latinName, isBrokerage, licenses, company, states }: Profile,
  listings: ListingsInput,
  { locale, lang, provider }: LegalContext,
): HomepageFacts {
  return {
    role: isBrokerage ? "brokerage" : "agent",
    states,
    name: texts.name,
    licensedName: latinName,
    licenses,
    brokerage: {
      name: texts.agency,
      licenses: company.licenses,
      phone: company.phone,
      fax: company.fax,
      address: company.address,
    },
    realtor: false,
    provider: provider ?? unknownProvider,
    listings: readListingFacts(listings, states),
    lang,
    labels: legalLabelsFor(locale),
  };
}

/** The legal lines of a homepage. */
export function composeLegal(
  profile: Profile,
  listings: ListingsInput,
  context: LegalContext,
): LegalLines {
  return legalLines(composeLegalFacts(profile, listings, context));
}
