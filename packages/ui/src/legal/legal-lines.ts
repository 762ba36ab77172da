import type { License } from "@realtor/profile/licenses";
import { formatTemplate } from "../format.ts";
import { requiresRule } from "./advertising-rules.ts";
import type {
  HomepageFacts,
  LegalFacts,
  LegalLine,
  LegalLines,
  LegalMark,
  ListingFacts,
  PlatformFacts,
  ProviderFacts,
} from "./legal-facts.ts";
import type { Lang } from "../labels/labels.ts";

/** Fills in the facts of the operator; null if the text needs one that is unknown. */
export function formatProviderText(text: string, provider: ProviderFacts): string | null {
  const known = Object.entries(provider).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  const isMissing = Object.entries(provider).some(
    ([name, value]) => value === null && text.includes(`{${name}}`),
  );
  return isMissing ? null : formatTemplate(text, Object.fromEntries(known));
}

/** Each California law of lenders has its own wording; null if it is not known under which the operator lends. */
function pickByLaw(
  { lenderLicenseType }: ProviderFacts,
  texts: Readonly<Record<"financingLaw" | "mortgageLendingAct", string>>,
): string | null {
  if (lenderLicenseType === "California Financing Law") return texts.financingLaw;
  const isLendingAct = lenderLicenseType === "California Residential Mortgage Lending Act";
  return isLendingAct ? texts.mortgageLendingAct : null;
}

/** Legal lines of the platform: lender and broker licenses, disclaimers, address, housing marks. */
function platformLines({ provider, labels }: PlatformFacts): LegalLines {
  const line = (id: string, label: string) => {
    const text = formatProviderText(label, provider);
    return text === null ? [] : [{ id, text }];
  };
  const lines = (...ids: ("broker" | "notOffer" | "noReferral" | "company")[]) =>
    ids.flatMap((id) => line(id, labels[id]));
  const lender = pickByLaw(provider, {
    financingLaw: labels.lenderFinancingLaw,
    mortgageLendingAct: labels.lenderMortgageLendingAct,
  });
  return {
    identity: [...(lender === null ? [] : line("lender", lender)), ...lines("broker")],
    statements: lines("notOffer", "noReferral", "company"),
    listings: [],
    marks: [
      { id: "equalHousing", text: labels.equalHousing },
      { id: "equalLender", text: labels.equalLender },
    ],
  };
}

/**
 * Source and age of the listings. The MLS notices are English verbatim; other languages add a
 * translation after them. Without `asOf` there is no notice.
 */
function listingLines(
  { markets, asOf, ofOthers, isByHand }: ListingFacts,
  { lang, labels }: Pick<HomepageFacts, "lang" | "labels">,
): LegalLine[] {
  const lines: LegalLine[] = [];
  if (asOf !== null) {
    const year = asOf.slice(0, 4);
    const add = (id: string, text: string, of: Lang = lang) =>
      lines.push({
        id,
        text,
        ...(of !== lang && { lang: of }),
        ...(text.includes("{time}") && { time: asOf }),
      });
    add("listings.asOf", labels.asOf);
    const noted = markets.filter((market) => hasNotice(market, ofOthers));
    for (const market of noted) {
      add(`listings.${market}`, formatTemplate(labels.notices[market], { year }), "en");
      if (lang !== "en")
        add(`listings.${market}.help`, formatTemplate(labels.help[market], { year }));
    }
    if (isByHand) add("listings.agent", labels.byHand);
    else if (noted.length === 0) add("listings.source", labels.disclaimer);
  }
  return lines;
}

/** The notice and mark of FMLS say that other firms have the listings. */
function hasNotice(market: ListingFacts["markets"][number], ofOthers: boolean): boolean {
  return market !== "fmls" || ofOthers;
}

function licenseText(license: License, labels: HomepageFacts["labels"], of: "own" | "firm") {
  return formatTemplate(labels.license[of][license.authority ?? "none"], { n: license.number });
}

/** Where a state requires it, the firm with its phone number is first and as prominent as the agent. */
function identityLines(facts: HomepageFacts): LegalLine[] {
  const { role, states, name, licensedName, licenses, brokerage, provider, lang, labels } = facts;
  const lines: LegalLine[] = [];
  const add = (id: string, text: string | null | undefined, of: Lang = lang, strong = false) => {
    if (text) lines.push({ id, text, ...(of !== lang && { lang: of }), ...(strong && { strong }) });
  };
  const { name: firm, phone, fax, address } = brokerage;
  const firmFirst = firm !== null && requiresRule(states, (rules) => rules.firmFirst);
  const firmText = [firm?.text, firmFirst && phone].filter(Boolean).join(" ");
  const addFirm = () => add("brokerage", firmText, firm?.lang, firmFirst);
  // With no-break spaces: the name in the second alphabet is not divided.
  const latin = licensedName?.replaceAll(" ", "\u{a0}");
  const second = latin && licensedName !== name?.text ? ` (${latin})` : "";
  if (firmFirst) addFirm();
  if (role === "agent" || !firmFirst) add("name", name && name.text + second, name?.lang, true);
  if (role === "agent" && !firmFirst) addFirm();
  for (const license of brokerage.licenses)
    add("brokerage.license", licenseText(license, labels, "firm"));
  add("brokerage.address", address);
  const faxText = fax && formatTemplate(labels.fax, { n: fax });
  add("brokerage.phone", [!firmFirst && phone, faxText].filter(Boolean).join(", "));
  for (const license of licenses) {
    const isListed =
      role === "brokerage" && brokerage.licenses.some(({ number }) => number === license.number);
    if (!isListed) add("license", licenseText(license, labels, "own"));
  }
  if (provider.lenderOnAgentPages === "yes")
    for (const [id, text] of lenderLegends(provider, labels)) add(`lender.${id}`, text);
  return lines;
}

/** Under which license the operator lends in California, in the words of its law, and in Georgia. */
function lenderLegends(provider: ProviderFacts, { lender }: HomepageFacts["labels"]) {
  const california = pickByLaw(provider, lender);
  return [
    ["ca", california ? formatProviderText(california, provider) : null],
    ["ga", formatProviderText(lender.georgia, provider)],
  ] as const;
}

/** The fair housing pledge is English verbatim; other languages add a translation after it. */
function statementLines({ name, realtor, lang, labels }: HomepageFacts): LegalLine[] {
  const lines: LegalLine[] = [];
  if (name)
    lines.push({
      id: "compliance",
      text: formatTemplate(labels.compliance, { name: name.text }).replace(".. ", ". "),
    });
  lines.push({ id: "notOffer", text: labels.provider.notOffer });
  lines.push({
    id: "fairHousing",
    text: labels.notices.fairHousing,
    ...(lang !== "en" && { lang: "en" as const }),
  });
  if (lang !== "en") lines.push({ id: "fairHousing.help", text: labels.help.fairHousing });
  if (realtor) lines.push({ id: "realtor", text: labels.realtor });
  return lines;
}

/** Legal lines of an agent's or a brokerage's homepage. */
function homepageLines(facts: HomepageFacts): LegalLines {
  const { listings, realtor, labels } = facts;
  const marks: LegalMark[] = [{ id: "equalHousing", text: labels.provider.equalHousing }];
  if (realtor) marks.push({ id: "realtor", text: "REALTOR®" });
  if (listings?.markets.includes("fmls") && hasNotice("fmls", listings.ofOthers))
    marks.push({ id: "fmls", text: labels.fmlsMark });
  return {
    identity: identityLines(facts),
    statements: statementLines(facts),
    listings: listings ? listingLines(listings, facts) : [],
    marks,
  };
}

/** A provider without any known fact: none of its lines is shown. */
export const unknownProvider: ProviderFacts = {
  company: null,
  address: null,
  phone: null,
  nmls: null,
  lenderLicenseType: null,
  lenderLicenseCa: null,
  lenderLicenseGa: null,
  brokerLicenseCa: null,
  brokerLicenseGa: null,
  lenderOnAgentPages: null,
};

/** The legally required lines and marks of a page. What is missing has no line. */
export function legalLines(facts: LegalFacts): LegalLines {
  return facts.role === "lender" ? platformLines(facts) : homepageLines(facts);
}
