import type { ActivityState } from "./rules/market.ts";
import { checkRequired } from "./rules/text.ts";

/** License number with leading zeros; `authority` is null if the issuer is unknown. */
export type License = { authority: "dre" | "grec" | null; number: string };

export type TypedLicense = License & {
  /** The text names the authority. */
  isNamed: boolean;
};

export const authorities = { CA: "dre", GA: "grec" } as const;

const named = /^(?:CA\s+|GA\s+)?(DRE|GREC)\b[\s#.:]*(.+)$/i;

/** Splits a text with several license numbers: at commas, semicolons, slashes and middle dots. */
export function splitLicenses(text: string): string[] {
  return text.split(/[,;/·]/).filter((part) => checkRequired(part) === null);
}

/**
 * Reads license numbers from one text: "CA DRE 00000042", "GREC 00042", or several separated by comma,
 * semicolon, slash or middle dot. A bare number belongs to the only state; with two states its authority
 * is null.
 */
export function readLicenses(
  typed: string | null | undefined,
  states: Iterable<string>,
): TypedLicense[] {
  const distinct = new Set(states);
  return splitLicenses(typed ?? "").map((part) => readLicense(part, distinct));
}

/** Reads a text as one license number. */
export function readLicense(typed: string, states: Iterable<string>): TypedLicense {
  const text = typed.trim();
  const [, authority, number] = named.exec(text) ?? [];
  if (!authority || !number)
    return { authority: findAuthority(states), number: text, isNamed: false };
  return { authority: authority.toLowerCase() === "dre" ? "dre" : "grec", number, isNamed: true };
}

/** The authority of the only state. */
function findAuthority(states: Iterable<string>): License["authority"] {
  const [state, ...others] = new Set(states);
  if (others.length > 0) return null;
  return state === "CA" || state === "GA" ? authorities[state] : null;
}

/** The part of a profile with the license numbers of the agent. */
type LicensedProfile = {
  licenseNumber?: string | undefined;
  activityRegion?: readonly { state: string }[] | undefined;
};

/**
 * The license numbers of the agent as keys to compare: authority and number, as in `dre:00000042`. Leading
 * zeros are significant, as in the listings. Without those whose authority is not known.
 */
export function licenseKeys({ licenseNumber, activityRegion = [] }: LicensedProfile): string[] {
  const inStates = activityRegion.map(({ state }) => state);
  const keys = readLicenses(licenseNumber, inStates).map(({ authority, number }) =>
    authority === null
      ? null
      : `${authority}:${number
          .trim()
          .toUpperCase()
          .replace(/^(?:LIC|NO)\b[\s.:#]*/, "")}`,
  );
  return [...new Set(keys)].filter((key) => key !== null);
}

/** The license of one state, as the form edits it. */
export interface StateLicense {
  state: ActivityState;
  /** Digits, as typed. */
  number: string;
}

/** Number of digits of a license number, by state. */
export const licenseDigits: Readonly<Record<ActivityState, number>> = { CA: 8, GA: 6 };

const prefixes: Readonly<Record<ActivityState, string>> = { CA: "CA DRE", GA: "GREC" };

const states = { dre: "CA", grec: "GA" } as const;

/**
 * Reads a stored license number: "CA DRE 00000042" or "GREC 000042", or a number of `state`. Null for
 * several licenses and for other texts, which the form leaves as they are.
 */
export function parseLicense(text: string, state: ActivityState | null): StateLicense | null {
  if (text.trim() === "") return state && { state, number: "" };
  const [license, ...others] = readLicenses(text, state === null ? [] : [state]);
  if (!license || license.authority === null || others.length > 0) return null;
  const { authority, number, isNamed } = license;
  return (isNamed ? /^\S+$/ : /^\d+$/).test(number) ? { state: states[authority], number } : null;
}

/** The stored form of a license number; empty without a number. */
export function formatLicense({ state, number }: StateLicense): string {
  return number === "" ? "" : `${prefixes[state]} ${number}`;
}

/** Keeps the digits of a typed number, at most as many as the state's numbers have. */
export function cleanLicense(typed: string, state: ActivityState): string {
  return typed.normalize("NFKC").replaceAll(/\D/g, "").slice(0, licenseDigits[state]);
}

/** Whether the number has the form of the state's license numbers. It may still not exist. */
export function isLicenseComplete({ state, number }: StateLicense): boolean {
  return /^\d+$/.test(number) && number.length === licenseDigits[state];
}
