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

const authorities = { DRE: "CA", GREC: "GA" } as const;

const pattern = /^(?:CA\s+|GA\s+)?(DRE|GREC)\b[\s#.:]*(\S*)$/i;

/**
 * Reads a stored license number: "CA DRE 00000042" or "GREC 000042", or a number of `state`. Null for
 * several licenses and for other texts, which the form leaves as they are.
 */
export function parseLicense(text: string, state: ActivityState | null): License | null {
  const [, authority, number] = pattern.exec(text.trim()) ?? [];
  if (authority !== undefined && number !== undefined)
    // The pattern has only these two.
    return { state: authorities[authority.toUpperCase() as keyof typeof authorities], number };
  return state !== null && /^\d*$/.test(text.trim()) ? { state, number: text.trim() } : null;
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
