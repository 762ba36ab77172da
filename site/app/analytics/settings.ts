/**
 * The services that measure a page, and what each needs: only those that are configured. The same for
 * every visitor, so it may stand in a cached document.
 */
export interface MeasureSettings {
  monitoring?: MonitoringSettings;
  analytics?: AnalyticsSettings;
  tagManager?: TagManagerSettings;
  messaging?: MessagingSettings;
}

/** Datadog's browser monitoring. */
export interface MonitoringSettings {
  applicationId: string;
  clientToken: string;
  /** Datadog's own site, such as `datadoghq.com`. */
  site: string;
  /** What a page reports as its environment, except on localhost (SPEC section 9). */
  environment: string;
  /** The build's id. */
  version: string;
  /** The product's own hosts, without port. */
  hosts: readonly string[];
  /** Where telemetry goes in place of Datadog's intake. */
  proxy?: string;
}

/** Amplitude. */
export interface AnalyticsSettings {
  apiKey: string;
  /** Where events go in place of Amplitude's own address. */
  serverUrl?: string;
}

/** Google's tag manager. */
export interface TagManagerSettings {
  /** `GTM-` or `G-`, then upper-case letters and digits. */
  id: string;
  /** Origin its script comes from. */
  origin: string;
}

/** The marketing messaging script, which our own server serves. */
export interface MessagingSettings {
  apiKey: string;
  baseUrl: string;
  /** Path of the script on this very origin. */
  script: string;
}

/** A service by its name in the settings. */
export type ServiceName = keyof MeasureSettings;
