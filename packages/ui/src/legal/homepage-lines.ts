import { fill } from "../private/fill.ts";
import { checkHomepage } from "./check-homepage.ts";
import type { Lang } from "../labels/labels.ts";
import type { HomepageFacts, License } from "./legal-facts.ts";
import type { LegalLine, LegalLines, LegalMark } from "./legal-lines.ts";
import { listingLines } from "./listing-lines.ts";
import { fillProvider } from "./platform-lines.ts";

function licenseText(license: License, words: HomepageFacts["words"], of: "own" | "firm") {
  return fill(words.license[of][license.authority ?? "none"], { n: license.number });
}

/** Georgia wants the firm and its phone first and as large as the agent; elsewhere the agent is first. */
function whoLines(facts: HomepageFacts): LegalLine[] {
  const { role, states, name, licensedName, licenses, brokerage, provider, lang, words } = facts;
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
  for (const held of brokerage.licenses) add("brokerage.license", licenseText(held, words, "firm"));
  add("brokerage.address", address);
  const faxText = fax && fill(words.fax, { n: fax });
  add("brokerage.phone", [!firmFirst && phone, faxText].filter(Boolean).join(", "));
  for (const held of licenses) {
    const said = role === "brokerage" && brokerage.licenses.some((of) => of.number === held.number);
    if (!said) add("license", licenseText(held, words, "own"));
  }
  const nmls = fillProvider("NMLS ID {nmls}", provider, words.provider);
  const { company } = provider;
  add("nmls", company ? [company, nmls, words.provider.equalLender].join(" · ") : nmls);
  return lines;
}

/** The standard pledge stays English; a translation under it only helps. */
function statementLines({ name, provider, realtor, lang, words }: HomepageFacts): LegalLine[] {
  const lines: LegalLine[] = [];
  if (name)
    lines.push({
      id: "compliance",
      text: fill(words.compliance, { name: name.text }).replace(".. ", ". "),
    });
  lines.push({
    id: "notOffer",
    text: fillProvider(words.provider.notOffer, provider, words.provider),
  });
  lines.push({
    id: "fairHousing",
    text: words.notices.fairHousing,
    ...(lang !== "en" && { lang: "en" as const }),
  });
  if (lang !== "en") lines.push({ id: "fairHousing.help", text: words.help.fairHousing });
  if (realtor) lines.push({ id: "realtor", text: words.realtor });
  return lines;
}

/** Lines, marks and blockers of an agent's or a brokerage's homepage. */
export function homepageLines(facts: HomepageFacts): LegalLines {
  const { listings, realtor, words } = facts;
  const marks: LegalMark[] = [{ id: "equalHousing", text: words.provider.equalHousing }];
  if (realtor) marks.push({ id: "realtor", text: "REALTOR®" });
  if (listings?.markets.includes("fmls")) marks.push({ id: "fmls", text: words.fmlsMark });
  return {
    who: whoLines(facts),
    statements: statementLines(facts),
    listings: listings ? listingLines(listings, facts) : [],
    marks,
    blockers: checkHomepage(facts),
  };
}
