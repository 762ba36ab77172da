import { legalLabelsFor } from "../labels/legal/legal-labels.ts";
import type { Lang, Locale } from "../labels/labels.ts";
import type { HomepageFacts, LegalState, ProviderFacts } from "../legal/legal-facts.ts";
import { unknownProvider } from "../legal/legal-lines.ts";
import { readLicenses } from "../legal/read-licenses.ts";
import { cleanText, pickText, readEtc, readLatinName, readNameText } from "./read-profile.ts";
import type { LocalText } from "./homepage-content.ts";
import type { ListingsInput } from "./prepare-listings.ts";
import type { ProfileInput } from "./profile-input.ts";

export type LegalContext = {
  locale: Locale;
  lang: Lang;
  /** Operator of the platform; without it the legal lines show placeholders. */
  provider?: ProviderFacts | undefined;
  /** A sample page: its license numbers are marked as samples. */
  sample?: boolean | undefined;
};

const allStates = ["CA", "GA"] as const satisfies LegalState[];
const marketsOf = { CA: "crmls", GA: "fmls" } as const;

export function readBrokerage(profile: ProfileInput, lang: Lang): LocalText | null {
  return pickText(lang, {
    ko: profile.presentation?.brokerageKr,
    en: readEtc(profile, "home_list_realtor"),
    ja: profile.presentation?.brokerageJa,
  });
}

function readListingFacts(
  listings: ListingsInput,
  states: readonly LegalState[],
): HomepageFacts["listings"] {
  if (!listings) return null;
  const homes = Object.values(listings.byType)
    .flat()
    .filter((home) => home.internetEntireListingDisplayYN !== false);
  if (homes.length === 0) return null;
  return {
    markets: listings.market ? [listings.market] : states.map((state) => marketsOf[state]),
    asOf: cleanText(listings.asOf),
    brokers: homes.map(
      (home) => cleanText(home.listOfficeName) ?? cleanText(home.listAgentFullName),
    ),
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
  profile: ProfileInput,
  listings: ListingsInput,
  { locale, lang, provider, sample }: LegalContext,
): HomepageFacts {
  const states = allStates.filter((state) =>
    profile.activityRegion?.some((region) => region.state === state),
  );
  const firm = readEtc(profile, "home_list_realtor");
  return {
    role: firm !== null && cleanText(profile.userName) === firm ? "brokerage" : "agent",
    states,
    name: readNameText(profile, lang),
    licensedName: readLatinName(profile),
    licenses: readLicenses(cleanText(profile.licenseNumber), states),
    brokerage: {
      name: readBrokerage(profile, lang),
      licenses: readLicenses(readEtc(profile, "company_license"), states),
      phone: readEtc(profile, "company_phone"),
      fax: readEtc(profile, "company_fax"),
      address: readEtc(profile, "company_address"),
    },
    realtor: false,
    sample: sample ?? false,
    provider: provider ?? unknownProvider,
    listings: readListingFacts(listings, states),
    lang,
    labels: legalLabelsFor(locale),
  };
}
