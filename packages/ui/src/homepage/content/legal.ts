import { readLicenses } from "@realtor/profile/licenses";
import type { EtcInfoType } from "@realtor/profile/stored";
import { cleanText } from "@realtor/profile/text";
import { infoAt } from "@realtor/profile/wire";
import type { Lang, Locale } from "../../labels/labels.ts";
import { legalLabelsFor } from "../../labels/legal/legal-labels.ts";
import type {
  HomepageFacts,
  LegalLines,
  LegalState,
  ProviderFacts,
} from "../../legal/legal-facts.ts";
import { legalLines, unknownProvider } from "../../legal/legal-lines.ts";
import { type FactsInput, readBrokerage } from "./facts.ts";
import { isShown } from "./is-shown.ts";
import type { ListingsInput } from "./listings.ts";
import { type NameInput, readLatinName, readNameText } from "./name.ts";
import type { RegionsInput } from "./regions.ts";

export type LegalInput = NameInput & FactsInput & RegionsInput;

/** Legal lines without the blockers, which only the editor shows. */
export type Legal = Omit<LegalLines, "blockers">;

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
  profile: LegalInput,
  listings: ListingsInput,
  { locale, lang, provider, sample }: LegalContext,
): HomepageFacts {
  const states = allStates.filter((state) =>
    profile.activityRegion?.some((region) => region.state === state),
  );
  const info = (type: EtcInfoType) => cleanText(infoAt(type).get(profile));
  const firm = info("home_list_realtor");
  return {
    role: firm !== null && cleanText(profile.userName) === firm ? "brokerage" : "agent",
    states,
    name: readNameText(profile, lang),
    licensedName: readLatinName(profile),
    licenses: readLicenses(cleanText(profile.licenseNumber), states),
    brokerage: {
      name: readBrokerage(profile, lang),
      licenses: readLicenses(info("company_license"), states),
      phone: info("company_phone"),
      fax: info("company_fax"),
      address: info("company_address"),
    },
    realtor: false,
    sample: sample ?? false,
    provider: provider ?? unknownProvider,
    listings: readListingFacts(listings, states),
    lang,
    labels: legalLabelsFor(locale),
  };
}

/** The legal lines of a homepage. */
export function readLegal(
  profile: LegalInput,
  listings: ListingsInput,
  context: LegalContext,
): Legal {
  const facts = readLegalFacts(profile, listings, context);
  const { identity, statements, listings: notices, marks } = legalLines(facts);
  return { identity, statements, listings: notices, marks };
}
