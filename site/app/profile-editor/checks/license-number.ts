import { readLicenses } from "@realtor/api/publishing";
import type { ActivityState } from "@realtor/api/rules";

/** The license of one state, as the form edits it. */
export interface License {
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
export function parseLicense(text: string, state: ActivityState | null): License | null {
  if (text.trim() === "") return state && { state, number: "" };
  const [license, ...others] = readLicenses(text, new Set(state === null ? [] : [state]));
  if (!license || license.authority === null || others.length > 0) return null;
  const { authority, number, isNamed } = license;
  return (isNamed ? /^\S+$/ : /^\d+$/).test(number) ? { state: states[authority], number } : null;
}

/** The stored form of a license number; empty without a number. */
export function formatLicense({ state, number }: License): string {
  return number === "" ? "" : `${prefixes[state]} ${number}`;
}

/** Keeps the digits of a typed number, at most as many as the state's numbers have. */
export function cleanLicense(typed: string, state: ActivityState): string {
  return typed.normalize("NFKC").replaceAll(/\D/g, "").slice(0, licenseDigits[state]);
}

/** Whether the number has the form of the state's license numbers. It may still not exist. */
export function isLicenseComplete({ state, number }: License): boolean {
  return /^\d+$/.test(number) && number.length === licenseDigits[state];
}
