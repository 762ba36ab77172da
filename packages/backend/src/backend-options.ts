import type { MarketSettings } from "@realtor/api/home-schemas";
import type { DatabaseLocation } from "@realtor/server/database";
import type { S3Settings } from "@realtor/server/files/s3-store";
import type { Log } from "@realtor/server/log";
import type { Operator } from "@realtor/server/operator";
import type { Telemetry } from "@realtor/server/telemetry";

import type { CopyPhotoOptions } from "./feeds/copy-photos.ts";
import type { FeedWorkerOptions } from "./feeds/feed-worker.ts";
import type { CallerTrust, Rates } from "./http/rate-limit.ts";
import type { FeedEntry } from "./feeds/settings.ts";
import type { FirstAdmin } from "./identity/first-admin.ts";
import type { ProviderSettings } from "./identity/provider-settings.ts";
import type { MailSettings } from "./mail/mailer.ts";
import type { NotificationOptions } from "./notifications/create-notifications.ts";
import type { SmsSettings } from "./notifications/sms.ts";
import type { DomainCheckOptions } from "./own-domain/domain-checks.ts";
import type { TranslatorSettings } from "./translation/deepl.ts";

/** What the services are created with; everything optional has a default. */
export interface BackendOptions {
  database: DatabaseLocation;
  /** Whether to apply migrations; false waits until "ops migrate" has. Default true. */
  migrate?: boolean;
  /** Folder for images without `s3`, and for the secrets that are not configured. */
  dataDir: string;
  /** Store for images that several machines share. */
  s3?: S3Settings | undefined;
  publicUrl: string;
  /** Origin of the product's site; `publicUrl` by default. */
  siteUrl?: string;
  /** The product's own hosts, without port; none by default. */
  realtorHosts?: readonly string[];
  /** Sign-in providers; none by default. */
  providers?: readonly ProviderSettings[];
  /** SMTP settings; without them no mail is sent. */
  mail?: MailSettings | undefined;
  /** Incoming webhook of the team chat; without it nothing is sent to chat. */
  slackWebhookUrl?: string | undefined;
  /** Account for text messages; without it none is sent. */
  sms?: SmsSettings | undefined;
  /** Markets with their rules; by default California's and Georgia's. */
  markets?: readonly MarketSettings[];
  /** Servers from which listings are imported; none by default. */
  feeds?: readonly FeedEntry[];
  /** Clock, interval and server of the imports, for tests. */
  feedWorker?: Partial<Pick<FeedWorkerOptions, "now" | "intervalMs" | "client">>;
  /** Servers of photos and feeds, for tests. */
  photoCopies?: Pick<CopyPhotoOptions, "fetchPhoto" | "client">;
  /** Account for translations; without it no text is translated. */
  translator?: TranslatorSettings | undefined;
  /** Search of addresses in Photon's format; without it, known ones are found. */
  addressSearchUrl?: string | undefined;
  /** Timing of notifications, for tests. */
  notifications?: Omit<NotificationOptions, "database" | "channels" | "siteUrl" | "log">;
  /** Name servers for the proof of own domains; those of the machine by default. */
  dnsServers?: readonly string[] | undefined;
  /** IP address or host name at which own domains have to arrive; without it agents see no address records. */
  domainAddress?: string | undefined;
  /** Clock, interval and evidence of the checks of own domains, for tests. */
  domainChecks?: Partial<Pick<DomainCheckOptions, "readEvidence" | "intervalMs" | "now">>;
  /** At least 32 random characters; without it, on PGlite only, one is generated and stored in `dataDir`. */
  authSecret?: string | undefined;
  uploadSecret?: string | undefined;
  /** Identifies the site; by default one is generated and stored in `sharedDir`. */
  serviceToken?: string | undefined;
  /** Folder that the site on this machine uses too. Without it and a token no caller is the site. */
  sharedDir?: string | undefined;
  /** Whether to fill an empty database with the sample agents, accounts and listings. */
  seedSamples?: boolean;
  /** Whether others cannot reach the site. Only then may the database have the sample accounts; default true. */
  isLocal?: boolean;
  /** Without an operator whose details are complete no agreement is accepted; complete by default. */
  operator?: Pick<Operator, "missing"> & Partial<Pick<Operator, "values">>;
  /** Created after the samples if the database has no admin; without a password through a link in the log. */
  firstAdmin?: FirstAdmin | undefined;
  /** Whether staff without a second factor have no rights of staff; false by default. */
  requireSecondFactor?: boolean;
  /** Number of the operator's proxies in front of the site; 0 by default. */
  trustProxy?: number;
  /** Other machines with sites, or with a proxy in front of the services; see `clientAddress`. */
  callers?: CallerTrust["callers"];
  rates?: Partial<Rates>;
  /** Cost of new password hashes, for tests; see `passwordCost`. */
  passwordCost?: number;
  /** Disabled by default. */
  log?: Log;
  /** Metrics and tracing; none by default. */
  telemetry?: Pick<Telemetry, "metrics" | "tracing">;
}
