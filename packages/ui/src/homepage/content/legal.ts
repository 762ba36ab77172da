import { isByHand } from "@realtor/profile/rules/market-rules";
import { type Profile, readProfile } from "@realtor/profile/read";
import { cleanText } from "@realtor/profile/text";
import type { Lang, Locale } from "../../labels/labels.ts";
import { legalLabelsFor } from "../../labels/legal/legal-labels.ts";
import type { HomepageFacts, LegalLines, ProviderFacts } from "../../legal/legal-facts.ts";
import { legalLines, unknownProvider } from "../../legal/legal-lines.ts";
import { isShown } from "./is-shown.ts";
import type { ListingInput, ListingsInput } from "./listings.ts";
import type { LegalInput } from "../profile-input.ts";

export type LegalContext = {
  locale: Locale;
  lang: Lang;
  /** Operator of the platform; without it its lines are left out. */
  provider?: ProviderFacts | undefined;
};

const marketsOf = { CA: "crmls", GA: "fmls" } as const;

/** Whether two firms have the same name, however their listings spell it. */
function isSameFirm(one: string, other: string): boolean {
  const letters = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  return letters(one) === letters(other);
}

/** Whether a listing is known to be of another firm than the page's. */
export function isOfOtherFirm(
  { listOfficeName }: Pick<ListingInput, "listOfficeName">,
  { written, isBrokerage }: Pick<Profile, "written" | "isBrokerage">,
): boolean {
  const office = cleanText(listOfficeName);
  const firm = isBrokerage ? written.name.en : written.agency.en;
  return office !== null && firm !== null && !isSameFirm(office, firm);
}

function readListingFacts(profile: Profile, listings: ListingsInput): HomepageFacts["listings"] {
  if (!listings) return null;
  const homes = Object.values(listings.byType).flat().filter(isShown);
  if (homes.length === 0) return null;
  const fromMls = homes.filter((home) => !isByHand(home));
  const markets = listings.market
    ? [listings.market]
    : profile.states.map((state) => marketsOf[state]);
  return {
    markets: fromMls.length > 0 ? markets : [],
    asOf: cleanText(listings.asOf),
    ofOthers: fromMls.some((home) => isOfOtherFirm(home, profile)),
    isByHand: fromMls.length === 0,
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
  profile: Profile,
  listings: ListingsInput,
  { locale, lang, provider }: LegalContext,
): HomepageFacts {
  const { texts, latinName, isBrokerage, licenses, company, states } = profile;
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
    listings: readListingFacts(profile, listings),
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
