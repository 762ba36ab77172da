import { checkRequired } from "./text.ts";

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
export interface PublishableProfile {
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
}

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

function getEtcInfo({ etcInfo }: PublishableProfile, type: string): string {
  return etcInfo?.find(({ contentType }) => contentType === type)?.content.trim() ?? "";
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

/** A state's licensing authority. */
const authorities = { CA: "dre", GA: "grec" } as const;

type Authority = (typeof authorities)[keyof typeof authorities];

/** A license number and the authority that issued it. */
interface License {
  /** Null if it is not known. */
  authority: Authority | null;
  number: string;
  /** The text names the authority. */
  isNamed: boolean;
}

const named = /^(?:CA\s+|GA\s+)?(DRE|GREC)\b[\s#.:]*(.+)$/i;

/** Splits a text with several license numbers: at commas, semicolons, slashes and middle dots. */
export function splitLicenses(text: string): string[] {
  return text.split(/[,;/·]/).filter(hasText);
}

/**
 * Reads license numbers from one text: "CA DRE 00000042", or several separated by comma, semicolon
 * or slash. A bare number belongs to the only state; with two states its authority is null.
 */
export function readLicenses(typed: Text, states: ReadonlySet<string>): License[] {
  const isOnly = (state: string) => states.size === 1 && states.has(state);
  const assumed = isOnly("CA") ? authorities.CA : isOnly("GA") ? authorities.GA : null;
  return splitLicenses(typed ?? "").map((part): License => {
    const [, authority, number] = named.exec(part.trim()) ?? [];
    if (!authority || !number) return { authority: assumed, number: part.trim(), isNamed: false };
    return { authority: authority.toLowerCase() === "dre" ? "dre" : "grec", number, isNamed: true };
  });
}

/**
 * The license numbers of the agent as keys to compare: authority and number, as in `dre:00000042`. Leading
 * zeros are significant, as in the listings. Without those whose authority is not known.
 */
export function licenseKeys({ licenseNumber, activityRegion }: PublishableProfile): string[] {
  const states = new Set(activityRegion?.map(({ state }) => state));
  const keys = readLicenses(licenseNumber, states).map(({ authority, number }) =>
    authority === null
      ? null
      : `${authority}:${number
          .trim()
          .toUpperCase()
          .replace(/^(?:LIC|NO)\b[\s.:#]*/, "")}`,
  );
  return [...new Set(keys)].filter((key) => key !== null);
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
  const etcInfo = (type: string) => getEtcInfo(profile, type);
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
