import { formatTemplate } from "../private/format-template.ts";
import { checkHomepage } from "./check-homepage.ts";
import type { Lang } from "../labels/labels.ts";
import type { HomepageFacts, LegalLine, LegalLines, LegalMark, License } from "./legal-facts.ts";
import { listingLines } from "./listing-lines.ts";
import { formatProviderText } from "./platform-lines.ts";

function licenseText(license: License, labels: HomepageFacts["labels"], of: "own" | "firm") {
  return formatTemplate(labels.license[of][license.authority ?? "none"], { n: license.number });
}

/** Georgia requires the firm with its phone number first and as prominent as the agent; elsewhere the agent comes first. */
function identityLines(facts: HomepageFacts): LegalLine[] {
  const { role, states, name, licensedName, licenses, brokerage, provider, lang, labels } = facts;
  const lines: LegalLine[] = [];
  const add = (id: string, text: string | null | undefined, of: Lang = lang, strong = false) => {
    if (text) lines.push({ id, text, ...(of !== lang && { lang: of }), ...(strong && { strong }) });
  };
  const { name: firm, phone, fax, address } = brokerage;
  const firmFirst = states.includes("GA") && firm !== null;
  const firmText = [firm?.text, firmFirst && phone].filter(Boolean).join(" · ");
  const addFirm = () => add("brokerage", firmText, firm?.lang, firmFirst);
  const second = licensedName && licensedName !== name?.text ? ` (${licensedName})` : "";
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
  const nmls = formatProviderText("NMLS ID {nmls}", provider, labels.provider);
  const { company } = provider;
  add("nmls", company ? [company, nmls, labels.provider.equalLender].join(" · ") : nmls);
  return lines;
}

/** The fair housing pledge is English verbatim; other languages add a translation after it. */
function statementLines({ name, provider, realtor, lang, labels }: HomepageFacts): LegalLine[] {
  const lines: LegalLine[] = [];
  if (name)
    lines.push({
      id: "compliance",
      text: formatTemplate(labels.compliance, { name: name.text }).replace(".. ", ". "),
    });
  lines.push({
    id: "notOffer",
    text: formatProviderText(labels.provider.notOffer, provider, labels.provider),
  });
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
export function homepageLines(facts: HomepageFacts): LegalLines {
  const { listings, realtor, labels } = facts;
  const marks: LegalMark[] = [{ id: "equalHousing", text: labels.provider.equalHousing }];
  if (realtor) marks.push({ id: "realtor", text: "REALTOR®" });
  if (listings?.markets.includes("fmls")) marks.push({ id: "fmls", text: labels.fmlsMark });
  return {
    identity: identityLines(facts),
    statements: statementLines(facts),
    listings: listings ? listingLines(listings, facts) : [],
    marks,
    blockers: checkHomepage(facts),
  };
}
