/**
 * Settings of the configured analytics services. The same for every visitor, so that they can be part of
 * cached HTML.
 */
export interface AnalyticsSettings {
  monitoring?: MonitoringSettings;
  analytics?: AmplitudeSettings;
  tagManager?: TagManagerSettings;
  messaging?: MessagingSettings;
}

/** Datadog Real User Monitoring. */
export interface MonitoringSettings {
  applicationId: string;
  clientToken: string;
  /** Datadog site, such as `datadoghq.com`. */
  site: string;
  /** Reported as `env`, except on localhost. */
  environment: string;
  /** Build id. */
  version: string;
  /** The product's hosts, without port. */
  hosts: readonly string[];
  /** Replaces Datadog's intake URL. */
  proxy?: string;
}

/** Amplitude. */
export interface AmplitudeSettings {
  apiKey: string;
  /** Replaces Amplitude's endpoint. */
  serverUrl?: string;
}

/** Google Tag Manager, or a single Google tag. */
export interface TagManagerSettings {
  /** `GTM-…` or `G-…`. */
  id: string;
  /** Origin of its script. */
  origin: string;
}

/** The marketing messaging SDK (Braze), served by the site's own server. */
export interface MessagingSettings {
  apiKey: string;
  baseUrl: string;
  /** Same-origin path of the script. */
  script: string;
  /** Who receives the data, named in the consent banner. */
  company: string;
}

export type ServiceName = keyof AnalyticsSettings;
