import { fields } from "./fields.ts";
import type { Wire } from "./wire.ts";

/** The English name of the brokerage that a profile names, as typed; empty without one. */
export function brokerageOf(profile: Wire): string {
  return fields.agency.values.en.get(profile).trim();
}

/** The brokerage that a page is of: it has the brokerage's name. Null for the page of an agent. */
export function ownBrokerage(profile: Wire): string | null {
  const brokerage = brokerageOf(profile);
  const isOwn = fields.name.values.en.get(profile).trim() === brokerage;
  return brokerage !== "" && isOwn ? brokerage : null;
}
