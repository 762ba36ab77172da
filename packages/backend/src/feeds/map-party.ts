import type { InferInsertModel } from "drizzle-orm";

import type { feedParties } from "../db/schema.ts";
import { isRecord, readKey } from "./odata-page.ts";
import type { RawRecord } from "./odata-page.ts";
import { createFieldReader } from "./repair.ts";
import type { ProblemCode } from "./repair.ts";

/** An agent or office of a feed. */
export type Party = Omit<InferInsertModel<typeof feedParties>, "feedId">;

export const memberFields = [
  "MemberKey",
  "MemberMlsId",
  "MemberFullName",
  "MemberFirstName",
  "MemberLastName",
  "MemberPreferredPhone",
  "MemberStateLicense",
  "MemberStateLicenseState",
  "OfficeKey",
  "ModificationTimestamp",
] as const;

export const officeFields = [
  "OfficeKey",
  "OfficeMlsId",
  "OfficeName",
  "OfficePhone",
  "ModificationTimestamp",
] as const;

/** A record without a key is no party. */
export interface MappedParty {
  party: Party | undefined;
  problems: readonly ProblemCode[];
}

const states: Readonly<Record<string, string>> = { CALIFORNIA: "CA", GEORGIA: "GA" };

/** The abbreviation of a state, which some servers spell out. */
export function toState(text: string | null): string | null {
  const upper = text?.toUpperCase();
  return upper === undefined ? null : (states[upper] ?? upper);
}

export function mapMember(record: RawRecord): MappedParty {
  const key = readKey(record, "MemberKey");
  if (key === undefined) return { party: undefined, problems: ["key.missing"] };
  const fields = createFieldReader(record);
  const names = [fields.text("MemberFirstName"), fields.text("MemberLastName")];
  const joined = names.filter((name) => name !== null).join(" ");
  const party: Party = {
    kind: "member",
    key,
    mlsId: fields.text("MemberMlsId"),
    name: fields.text("MemberFullName") ?? (joined || null),
    license: fields.text("MemberStateLicense"),
    licenseState: toState(fields.text("MemberStateLicenseState")),
    phone: fields.text("MemberPreferredPhone"),
    officeKey: fields.text("OfficeKey"),
    sourceModified: fields.text("ModificationTimestamp"),
  };
  return { party, problems: [...fields.problems] };
}

export function mapOffice(record: RawRecord): MappedParty {
  const key = readKey(record, "OfficeKey");
  if (key === undefined) return { party: undefined, problems: ["key.missing"] };
  const fields = createFieldReader(record);
  const party: Party = {
    kind: "office",
    key,
    mlsId: fields.text("OfficeMlsId"),
    name: fields.text("OfficeName"),
    license: null,
    licenseState: null,
    phone: fields.text("OfficePhone"),
    officeKey: null,
    sourceModified: fields.text("ModificationTimestamp"),
  };
  return { party, problems: [...fields.problems] };
}

/** Keys of the agents and of the office of a listing. */
export interface PartyKeys {
  listAgentKey: string | null;
  coListAgentKey: string | null;
  buyerAgentKey: string | null;
  listOfficeKey: string | null;
}

/**
 * Fills in what a listing does not say of its agents: IDX records have no licenses. A license of another state than
 * the feed's is none of its market.
 */
export function addParties(
  listing: Readonly<Record<string, unknown>>,
  keys: PartyKeys,
  find: (kind: "member" | "office", key: string | null) => Party | undefined,
  state: string,
): Record<string, unknown> {
  const listAgent = find("member", keys.listAgentKey);
  const office = find("office", keys.listOfficeKey ?? listAgent?.officeKey ?? null);
  const licenseOf = (party: Party | undefined) =>
    party && (party.licenseState ?? state) === state ? party.license : null;
  const added: Record<string, unknown> = {};
  for (const [name, party] of [
    ["listAgent", listAgent],
    ["coListAgent", find("member", keys.coListAgentKey)],
    ["buyerAgent", find("member", keys.buyerAgentKey)],
  ] as const) {
    added[`${name}FullName`] = listing[`${name}FullName`] ?? party?.name ?? null;
    added[`${name}StateLicense`] = listing[`${name}StateLicense`] ?? licenseOf(party) ?? null;
  }
  added["listOfficeName"] = listing["listOfficeName"] ?? office?.name ?? null;
  added["attributionContact"] = listing["attributionContact"] ?? office?.phone ?? null;
  const known = Object.entries(added).filter(([, value]) => value !== null);
  return { ...listing, ...Object.fromEntries(known) };
}

/** Reads the keys that a record names. */
export function readPartyKeys(record: RawRecord): PartyKeys {
  const read = (field: string) => (isRecord(record) ? (readKey(record, field) ?? null) : null);
  return {
    listAgentKey: read("ListAgentKey"),
    coListAgentKey: read("CoListAgentKey"),
    buyerAgentKey: read("BuyerAgentKey"),
    listOfficeKey: read("ListOfficeKey"),
  };
}
