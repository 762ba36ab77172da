import { authorities, readLicenses } from "@realtor/profile/licenses";
import { checkRequired } from "@realtor/profile/rules/text";
import type { EtcInfoType } from "@realtor/profile/stored";
import { infoAt } from "@realtor/profile/wire";

/**
 * What a profile lacks to be published; see `docs/spec/profile.md#publishing`. The service refuses
 * with these codes, and the editor shows them before; only the service can find `license.taken`.
 */
export const publishCodes = [
  "agreement.required",
  "state.missing",
  "license.missing",
  "license.unassigned",
  "license.dre.missing",
  "license.dre.format",
  "license.grec.missing",
  "license.taken",
  "brokerage.missing",
  "brokerage.license.missing",
  "brokerage.phone.missing",
  "photo.missing",
  "contact.missing",
] as const;

export type PublishCode = (typeof publishCodes)[number];

/** Whether a string is one of `publishCodes`. */
export function isPublishCode(value: string): value is PublishCode {
  return (publishCodes as readonly string[]).includes(value);
}

type Text = string | undefined;

/** The part of a profile that decides whether it can be published. */
export type PublishableProfile = {
  /** The account's name. */
  userName?: Text;
  licenseNumber?: Text;
  contactPhone?: Text;
  email?: Text;
  kakaoLink?: Text;
  activityRegion?: readonly { state: string }[] | undefined;
  etcInfo?: readonly { contentType: string; content: string }[] | undefined;
  photos?: readonly { path: string }[] | undefined;
  presentation?: { lineLink?: Text; brokerageKr?: Text; brokerageJa?: Text } | undefined;
};

interface PublishContext {
  /** Whether the owner has accepted the current agreement, or it is not required. */
  agreed: boolean;
  /** A sample: its license numbers are marked as samples. */
  sample: boolean;
}

/** A missing condition: a JSON pointer into the profile and a code. */
export interface PublishIssue {
  pointer: string;
  code: PublishCode;
}

/**
 * Checks the conditions of publishing: agreement, an area, license, brokerage, portrait and a
 * contact. An empty result means that the profile can be published.
 */
export function checkPublishing(
  profile: PublishableProfile,
  { agreed, sample }: PublishContext,
): PublishIssue[] {
  const { contactPhone, email, kakaoLink, presentation } = profile;
  const states = new Set(profile.activityRegion?.map(({ state }) => state));
  const contacts = [contactPhone, email, kakaoLink, presentation?.lineLink];
  return [
    ...at("/isMakeHomepage", agreed ? [] : ["agreement.required"]),
    ...at("/activityRegion", states.size > 0 ? [] : ["state.missing"]),
    ...at("/licenseNumber", checkLicenses(profile, states, sample)),
    ...at("/etcInfo", checkBrokerage(profile, states)),
    ...at("/photos", hasPortrait(profile) ? [] : ["photo.missing"]),
    ...at("/contactPhone", contacts.some(hasText) ? [] : ["contact.missing"]),
  ];
}

function at(pointer: string, codes: readonly PublishCode[]): PublishIssue[] {
  return codes.map((code) => ({ pointer, code }));
}

function hasText(value: Text): boolean {
  return value !== undefined && checkRequired(value) === null;
}

function getEtcInfo(profile: PublishableProfile, type: EtcInfoType): string {
  return infoAt(type).get(profile).trim();
}

/** The brokerage that a page is of: it has the brokerage's name. Null for the page of an agent. */
export function ownBrokerage(profile: PublishableProfile): string | null {
  const brokerage = brokerageOf(profile);
  return brokerage !== "" && profile.userName?.trim() === brokerage ? brokerage : null;
}

/** The English name of the brokerage that a profile names; empty without one. */
export function brokerageOf(profile: PublishableProfile): string {
  return getEtcInfo(profile, "home_list_realtor");
}

/** A brokerage's own page names no agent, and has a logo instead. */
function hasPortrait(profile: PublishableProfile): boolean {
  const paths = ownBrokerage(profile) === null ? ["id"] : ["id", "logo"];
  return profile.photos?.some(({ path }) => paths.includes(path)) ?? false;
}

function checkLicenses(
  { licenseNumber }: PublishableProfile,
  states: ReadonlySet<string>,
  sample: boolean,
): PublishCode[] {
  const licenses = readLicenses(licenseNumber, states);
  if (licenses.length === 0) return ["license.missing"];
  const found: PublishCode[] = [];
  if (licenses.some(({ authority }) => authority === null)) found.push("license.unassigned");
  for (const [state, required] of Object.entries(authorities)) {
    const isLicensed = licenses.some(({ authority }) => authority === required);
    if (states.has(state) && !isLicensed) found.push(`license.${required}.missing`);
  }
  // California numbers have eight digits, including leading zeros.
  const dre = licenses.filter(({ authority }) => authority === "dre");
  if (!sample && dre.some(({ number }) => !/^\d{8}$/.test(number)))
    found.push("license.dre.format");
  return found;
}

/** California requires the brokerage's name; Georgia its license and phone number as well. */
function checkBrokerage(profile: PublishableProfile, states: ReadonlySet<string>): PublishCode[] {
  const { presentation } = profile;
  const etcInfo = (type: EtcInfoType) => getEtcInfo(profile, type);
  const names = [
    etcInfo("home_list_realtor"),
    presentation?.brokerageKr,
    presentation?.brokerageJa,
  ];
  const found: PublishCode[] = [];
  if (!names.some(hasText)) found.push("brokerage.missing");
  if (!states.has("GA")) return found;
  const licenses = readLicenses(etcInfo("company_license"), states);
  if (licenses.every(({ authority }) => authority === "dre"))
    found.push("brokerage.license.missing");
  if (!hasText(etcInfo("company_phone"))) found.push("brokerage.phone.missing");
  return found;
}
