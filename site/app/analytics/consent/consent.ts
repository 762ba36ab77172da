import { getLocalStorage } from "#app/data/browser-storage.ts";
import { createStoredValue } from "#app/data/stored-value.ts";
import type { AnalyticsSettings, ServiceName } from "../settings.ts";

/** Version of the banner's text; a new version requests consent again. */
export const consentVersion = "2026-11-30";

/** A visitor's choice. */
export interface Consent {
  version: string;
  /** ISO 8601. */
  at: string;
  choice: "granted" | "denied";
}

const storageKey = "measureConsent";
const stored = createStoredValue([storageKey], () =>
  parseConsent(getLocalStorage().getItem(storageKey)),
);

/** Calls back when the choice changes in any tab. Returns an unsubscribe function. */
export const subscribeConsent = stored.subscribe;

/** The choice for the current version; null if there is none. */
export const currentConsent = stored.read;

/** Stores a choice with the current version and time. */
export function saveConsent(choice: Consent["choice"]): void {
  const consent: Consent = { version: consentVersion, at: new Date().toISOString(), choice };
  getLocalStorage().setItem(storageKey, JSON.stringify(consent));
  stored.notifyChanged();
}

/** Validates a stored choice; null for any other value or version. */
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

/** Services that share data with third parties, which Global Privacy Control opts out of. */
const sharing: ReadonlySet<ServiceName> = new Set(["analytics", "tagManager", "messaging"]);

/** The configured services that need consent; `signal` is Global Privacy Control. */
export function servicesToAsk(settings: AnalyticsSettings, signal: boolean): ServiceName[] {
  // The object has exactly these keys.
  const configured = Object.keys(settings) as ServiceName[];
  return configured.filter((name) => !signal || !sharing.has(name));
}

/** Whether a service may run: never without consent. */
export function isAllowed(service: ServiceName, consent: Consent | null, signal: boolean): boolean {
  return consent?.choice === "granted" && !(signal && sharing.has(service));
}

/**
 * Whether the browser sends Global Privacy Control. Some browsers send the header only, which the server
 * repeats in `server-timing`, since the cached HTML is the same for all visitors.
 */
export function hasGpcSignal(): boolean {
  // Missing in TypeScript's DOM types.
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return true;
  return performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).serverTiming?.some(isSignal));
}

function isSignal({ name }: PerformanceServerTiming): boolean {
  return name === "gpc";
}
