import type { HomepageFacts } from "./legal-facts.ts";
import type { LegalBlocker } from "../labels/legal/legal-labels.ts";

const authorityOf = { CA: "dre", GA: "grec" } as const;

/** License numbers of the California Department of Real Estate have eight digits, including leading zeros. */
const eightDigits = /^\d{8}$/;

function checkLicenses({ states, licenses, sample }: HomepageFacts): LegalBlocker[] {
  const found: LegalBlocker[] = [];
  if (licenses.length === 0) return ["license.missing"];
  if (licenses.some(({ authority }) => authority === null)) found.push("license.unassigned");
  for (const state of states) {
    const license = licenses.find(({ authority }) => authority === authorityOf[state]);
    if (!license) found.push(`license.${authorityOf[state]}.missing`);
  }
  const dre = licenses.filter(({ authority }) => authority === "dre");
  if (!sample && dre.some(({ number }) => !eightDigits.test(number)))
    found.push("license.dre.format");
  return found;
}

/** California requires the name of the responsible broker; Georgia its license and phone number as well. */
function checkBrokerage({ states, brokerage }: HomepageFacts): LegalBlocker[] {
  const found: LegalBlocker[] = [];
  if (!brokerage.name) found.push("brokerage.missing");
  if (!states.includes("GA")) return found;
  if (brokerage.licenses.every(({ authority }) => authority === "dre"))
    found.push("brokerage.license.missing");
  if (!brokerage.phone) found.push("brokerage.phone.missing");
  return found;
}

/** Returns the legally required facts that the profile lacks. */
export function checkHomepage(facts: HomepageFacts): LegalBlocker[] {
  const { name, states, listings } = facts;
  const found: LegalBlocker[] = [];
  if (!name) found.push("name.missing");
  if (states.length === 0) found.push("state.missing");
  found.push(...checkLicenses(facts), ...checkBrokerage(facts));
  if (listings && listings.brokers.length > 0 && listings.asOf === null)
    found.push("listings.time.missing");
  if (listings?.brokers.includes(null)) found.push("listings.broker.missing");
  return found;
}
