import { createStoredValue } from "#app/data/stored-value.ts";
import type { MeasureSettings, ServiceName } from "../settings.ts";

/** Of the text that asks: a new one asks again. */
export const consentVersion = "2026-11-22";

/** What a visitor answered. */
export interface Consent {
  version: string;
  /** ISO 8601. */
  at: string;
  choice: "granted" | "denied";
}

const storageKey = "measureConsent";
const stored = createStoredValue([storageKey], () =>
  parseConsent(localStorage.getItem(storageKey)),
);

/** Calls back when the answer changes, in this tab or another. Answers how to stop. */
export const subscribeConsent = stored.subscribe;

/** The answer to the text as it is now; null where it was never asked. */
export const currentConsent = stored.read;

/** Keeps an answer, with its version and time. */
export function keepConsent(choice: Consent["choice"]): void {
  const consent: Consent = { version: consentVersion, at: new Date().toISOString(), choice };
  localStorage.setItem(storageKey, JSON.stringify(consent));
  stored.changed();
}

/** What another program or an older page left is parsed, not believed. */
export function parseConsent(text: string | null): Consent | null {
  try {
    const { version, at, choice } = JSON.parse(text ?? "") as Partial<Record<string, unknown>>;
    if (version !== consentVersion || typeof at !== "string") return null;
    if (choice !== "granted" && choice !== "denied") return null;
    return { version, at, choice };
  } catch {
    return null;
  }
}

/** Services that share what they see beyond measuring for us, as the signal forbids. */
const sharing: ReadonlySet<ServiceName> = new Set(["analytics", "tagManager", "messaging"]);

/** The services that a choice can still allow; `signal` is Global Privacy Control. */
export function servicesToAsk(settings: MeasureSettings, signal: boolean): ServiceName[] {
  // Made of an object with these very keys.
  const configured = Object.keys(settings) as ServiceName[];
  return configured.filter((name) => !signal || !sharing.has(name));
}

/** Whether a service may work: never before the visitor agreed. */
export function isAllowed(service: ServiceName, consent: Consent | null, signal: boolean): boolean {
  return consent?.choice === "granted" && !(signal && sharing.has(service));
}
