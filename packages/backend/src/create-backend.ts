import type { DatabaseLocation } from "@realtor/server/database";
import { openFileStore } from "@realtor/server/files/open-file-store";
import type { S3Settings } from "@realtor/server/files/s3-store";
import { createLog, type Log } from "@realtor/server/log";
import { loadOrCreateSecret } from "@realtor/server/load-or-create-secret";
import type { Operator } from "@realtor/server/operator";
import { createRetention } from "@realtor/server/retention";
import { createSecurityLog } from "@realtor/server/security-log";
import { StartError } from "@realtor/server/errors";
import type { Telemetry } from "@realtor/server/telemetry";

import { createBackground } from "./http/background.ts";
import { createApp } from "./create-app.ts";
import type { AppDependencies } from "./create-app.ts";
import { openDb } from "./db/open-db.ts";
import type { Db } from "./db/open-db.ts";
import { folderLocation } from "./db/storage.ts";
import type { Env } from "./env.ts";
import type { App } from "./http/app-env.ts";
import type { CallerTrust } from "./http/rate-limit.ts";
import { createAuth } from "./identity/create-auth.ts";
import type { Auth } from "./identity/create-auth.ts";
import { configureProviders } from "./identity/provider-config.ts";
import type { ProviderSettings } from "./identity/provider-settings.ts";
import { createPasswordHashing } from "./identity/password-hash.ts";
import { createFirstAdmin } from "./identity/first-admin.ts";
import type { FirstAdmin } from "./identity/first-admin.ts";
import { deleteExpired } from "./loaning/delete-expired.ts";
import { createMailer } from "./mail/mailer.ts";
import type { MailSettings } from "./mail/mailer.ts";
import { deleteOrphans, orphanDays } from "./media/delete-orphans.ts";
import { createChannels } from "./notifications/channels.ts";
import { readNotificationBacklog } from "./notifications/contact-deliveries.ts";
import { createNotifications } from "./notifications/create-notifications.ts";
import type { NotificationOptions } from "./notifications/create-notifications.ts";
import type { SmsSettings } from "./notifications/sms.ts";
import { createDomainChecks, type DomainCheckOptions } from "./own-domain/domain-checks.ts";
import { createReadEvidence } from "./own-domain/evidence.ts";
import { sendDomainMail } from "./own-domain/domain-mail.ts";
import { createDeepl, type TranslatorSettings } from "./translation/deepl.ts";
import { hasSampleAccounts } from "./seed/sample-accounts.ts";
import { seedSamples } from "./seed/seed-samples.ts";

export interface BackendOptions {
  database: DatabaseLocation;
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
  /** Account for translations; without it no text is translated. */
  translator?: TranslatorSettings | undefined;
  /** Timing of notifications, for tests. */
  notifications?: Pick<NotificationOptions, "retry" | "intervalMs" | "now">;
  /** Name servers for the proof of own domains; those of the machine by default. */
  dnsServers?: readonly string[] | undefined;
  /** Clock, interval and evidence of the checks of own domains, for tests. */
  domainChecks?: Partial<Pick<DomainCheckOptions, "readEvidence" | "intervalMs" | "now">>;
  /** At least 32 random characters; by default one is generated and stored in `dataDir`. */
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
  operator?: Pick<Operator, "missing">;
  /** Created after the samples if the database has no admin. */
  firstAdmin?: FirstAdmin | undefined;
  /** Number of the operator's proxies in front of the site; 0 by default. */
  trustProxy?: number;
  /** Other machines with sites, or with a proxy in front of the services; see `clientAddress`. */
  callers?: CallerTrust["callers"];
  rates?: Partial<AppDependencies["rates"]>;
  /** Cost of new password hashes, for tests; see `passwordCost`. */
  passwordCost?: number;
  /** Disabled by default. */
  log?: Log;
  /** Metrics and tracing; none by default. */
  telemetry?: Pick<Telemetry, "metrics" | "tracing">;
}

/** The running services without a port: pass requests to `app.fetch`. */
export interface Backend {
  app: App;
  db: Db;
  auth: Auth;
  /** Waits for background tasks, closes the connections and releases the data folder. */
  close(): Promise<void>;
}

const defaultRates: AppDependencies["rates"] = {
  contacts: { requests: 30, seconds: 600 },
  contactsFromSite: { requests: 20_000, seconds: 3600 },
  signIn: { requests: 20, seconds: 300 },
  passwordReset: { requests: 5, seconds: 900 },
  domainChecks: { requests: 20, seconds: 600 },
  // A photo is two files; a homepage has at most 37 photos.
  uploadsOfAccount: { requests: 1000, seconds: 24 * 3600 },
  uploadsOfAddress: { requests: 4000, seconds: 24 * 3600 },
  translations: { requests: 60, seconds: 3600 },
};

/**
 * Opens and migrates the database, seeds it if it is empty, and creates the app.
 * @throws StartError if the data folder is in use or the database is unreachable.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, publicUrl, siteUrl = publicUrl } = options;
  const log = options.log ?? createLog("silent");
  const { files, close: closeFiles } = await openFileStore(
    { s3: options.s3, folder: dataDir },
    (error) => log.error({ err: error }, "photos cannot be stored or shown until S3 responds"),
  );
  const logSecurityEvent = createSecurityLog(log);
  const database = await openDb(options.database, log);
  try {
    const passwords = createPasswordHashing(options.passwordCost);
    const auth = createAuth({
      passwords,
      logSecurityEvent,
      db: database.db,
      publicUrl,
      siteUrl,
      providers: await configureProviders(options.providers ?? [], siteUrl, log),
      secret: options.authSecret ?? (await loadOrCreateSecret(dataDir, "auth")),
    });
    const uploadSecret = options.uploadSecret ?? (await loadOrCreateSecret(dataDir, "upload"));
    const serviceToken =
      options.serviceToken ??
      (options.sharedDir === undefined
        ? undefined
        : await loadOrCreateSecret(options.sharedDir, "service"));
    if (options.seedSamples) {
      const seeded = await seedSamples({ db: database.db, files, passwords });
      if (seeded) log.info("seeded the empty database with sample agents and listings");
    }
    if (options.isLocal === false && (await hasSampleAccounts(database.db)))
      throw new StartError(
        "The database has the sample accounts, whose password is public, and the site has a public host: start with an empty database, or unset the public hosts.",
      );
    if (options.firstAdmin)
      await addFirstAdmin(
        { db: database.db, siteUrl, log, logSecurityEvent, passwords },
        options.firstAdmin,
      );
    const mailer = options.mail ? createMailer(options.mail) : undefined;
    const background = createBackground(log);
    const notifications = createNotifications({
      ...options.notifications,
      database,
      channels: createChannels({
        mailer,
        slackWebhookUrl: options.slackWebhookUrl,
        sms: options.sms,
      }),
      siteUrl,
      log,
    });
    const domainChecks = createDomainChecks({
      readEvidence: createReadEvidence({ dnsServers: options.dnsServers }),
      ...options.domainChecks,
      db: database.db,
      log,
      notify: (notice) =>
        background.run("mail about an own domain", () =>
          sendDomainMail({ db: database.db, mailer, siteUrl }, notice),
        ),
    });
    const { metrics } = options.telemetry ?? {};
    if (metrics) {
      const { addBacklogGauges } = await import("@realtor/server/backlog");
      addBacklogGauges(metrics.registry, {
        name: "backend_notifications",
        entry: "notification",
        read: () => readNotificationBacklog(database.db),
      });
    }
    const app = createApp({
      database,
      auth,
      passwords,
      log,
      logSecurityEvent,
      telemetry: options.telemetry ?? {},
      mailer,
      notifications,
      domainChecks,
      translate: options.translator && createDeepl({ ...options.translator, log }),
      background,
      publicUrl,
      hosts: { siteUrl, realtorHosts: options.realtorHosts ?? [] },
      operator: options.operator ?? { missing: [] },
      files,
      uploadSecret,
      serviceToken,
      trust: { trustProxy: options.trustProxy ?? 0, callers: options.callers },
      rates: { ...defaultRates, ...options.rates },
    });
    await notifications.start();
    const retention = createRetention({
      log,
      deleteBefore: (time) => deleteExpired(database.db, time),
    });
    retention.start();
    // Reads every profile, so not at the start of each process.
    const orphans = createRetention({
      log,
      what: "photos that nothing uses",
      days: orphanDays,
      atStart: false,
      intervalMs: 24 * 60 * 60 * 1000,
      deleteBefore: (time) => deleteOrphans({ db: database.db, files }, time),
    });
    orphans.start();
    domainChecks.start();
    return {
      app,
      db: database.db,
      auth,
      async close() {
        await retention.stop();
        await orphans.stop();
        await notifications.stop();
        await domainChecks.stop();
        await background.idle();
        mailer?.close();
        closeFiles();
        await database.close();
      },
    };
  } catch (error) {
    closeFiles();
    await database.close();
    throw error;
  }
}

/** Without a configured password the log has a link, also where only warnings are logged. */
async function addFirstAdmin(
  parts: Pick<AppDependencies, "log" | "logSecurityEvent" | "passwords"> & {
    db: Db;
    siteUrl: string;
  },
  firstAdmin: FirstAdmin,
): Promise<void> {
  const { db, siteUrl, log, passwords } = parts;
  const { accountId, passwordUrl } = await createFirstAdmin(db, firstAdmin, siteUrl, passwords);
  if (accountId) {
    log.info("created the first admin");
    parts.logSecurityEvent({ event: "role-change", account: accountId, role: "admin" });
  }
  if (passwordUrl)
    log.warn({ passwordUrl }, "open this link once to set the password of the first admin");
}

/** Maps the environment to options. */
export function backendOptions(env: Env): BackendOptions {
  return {
    database: env.databaseUrl
      ? { kind: "postgres", url: env.databaseUrl }
      : folderLocation(env.dataDir),
    dataDir: env.dataDir,
    s3: env.s3,
    publicUrl: env.publicUrl,
    siteUrl: env.siteUrl,
    realtorHosts: env.realtorHosts,
    providers: env.providers,
    mail: env.mail,
    slackWebhookUrl: env.slackWebhookUrl,
    sms: env.sms,
    translator: env.translator,
    dnsServers: env.dnsServers,
    authSecret: env.authSecret,
    uploadSecret: env.uploadSecret,
    serviceToken: env.serviceToken,
    sharedDir: env.sharedDir,
    seedSamples: env.seedSamples,
    isLocal: env.isLocal,
    firstAdmin: env.firstAdmin,
    trustProxy: env.trustProxy,
    callers: env.callers,
  };
}
