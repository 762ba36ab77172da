import { defaultMarkets } from "@realtor/api/home-schemas";
import { deliveryChannels } from "@realtor/api/loaning";
import { readBacklog } from "@realtor/server/backlog";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { openDatabaseClock } from "@realtor/server/database-clock";
import { openFileStore } from "@realtor/server/files/open-file-store";
import { createLog } from "@realtor/server/log";
import { loadOrCreateSecret } from "@realtor/server/load-or-create-secret";
import { createRetention } from "@realtor/server/retention";
import { createSecurityLog } from "@realtor/server/security-log";
import { StartError } from "@realtor/server/errors";

import type { BackendOptions } from "./backend-options.ts";
import { sampleMarkets } from "./home/market-rules.ts";
import { createPhotoCopier } from "./feeds/copy-photos.ts";
import { deleteUnusedCopies } from "./feeds/delete-copies.ts";
import { createFeedWorker } from "./feeds/feed-worker.ts";
import { hasSecret } from "./feeds/settings.ts";
import { createActivation } from "./listings/activate-homes.ts";
import { createBackground } from "./http/background.ts";
import { createApp } from "./create-app.ts";
import type { AppDependencies } from "./create-app.ts";
import { openDb } from "./db/open-db.ts";
import type { Db } from "./db/open-db.ts";
import { contactDeliveries } from "./db/schema.ts";
import type { App } from "./http/app-env.ts";
import { defaultRates } from "./http/rate-limit.ts";
import { createAuth } from "./identity/create-auth.ts";
import type { Auth } from "./identity/create-auth.ts";
import { configureProviders } from "./identity/provider-config.ts";
import { createPasswordHashing } from "./identity/password-hash.ts";
import { createFirstAdmin } from "./identity/first-admin.ts";
import type { FirstAdmin } from "./identity/first-admin.ts";
import { deleteAccounts } from "./loaning/delete-accounts.ts";
import { deleteExpired } from "./loaning/delete-expired.ts";
import { createMailer } from "./mail/mailer.ts";
import { deleteOrphans, orphanDays } from "./media/delete-orphans.ts";
import { createColorRecorder } from "./media/record-color.ts";
import { createChannels } from "./notifications/channels.ts";
import { createNotifications } from "./notifications/create-notifications.ts";
import { createDomainChecks } from "./own-domain/domain-checks.ts";
import { createReadEvidence } from "./own-domain/evidence.ts";
import { sendDomainMail } from "./own-domain/domain-mail.ts";
import { createAddressSearch } from "./listings/address-search.ts";
import { createDeepl } from "./translation/deepl.ts";
import { hasSampleAccounts } from "./seed/sample-accounts.ts";
import { seedSamples } from "./seed/seed-samples.ts";

/** The running services without a port: pass requests to `app.fetch`. */
export interface Backend {
  app: App;
  db: Db;
  auth: Auth;
  /** Waits for background tasks, closes the connections and releases the data folder. */
  close(): Promise<void>;
}

/**
 * Opens and migrates the database, seeds it if it is empty, and creates the app.
 * @throws StartError if the data folder is in use or the database is unreachable.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, publicUrl, siteUrl = publicUrl } = options;
  const log = options.log ?? createLog("silent");
  const { files, close: closeFiles } = await openFileStore(
    { s3: options.s3, folder: dataDir },
    log,
  );
  const { sharedDir } = options;
  const recordColor = createColorRecorder(
    options.s3 || sharedDir === undefined ? files : createFolderStore(sharedDir),
    log,
  );
  const logSecurityEvent = createSecurityLog(log);
  const database = await openDb(options.database, log, options.migrate);
  let closeClock: (() => void) | undefined;
  try {
    // Checks of domains are claimed by any machine.
    const clock = await openDatabaseClock(database.pool);
    closeClock = clock.close;
    const passwords = createPasswordHashing(options.passwordCost);
    const authSecret = options.authSecret ?? (await loadOrCreateSecret(dataDir, "auth"));
    const auth = createAuth({
      passwords,
      logSecurityEvent,
      db: database.db,
      publicUrl,
      siteUrl,
      providers: await configureProviders(options.providers ?? [], siteUrl, log),
      secret: authSecret,
    });
    const uploadSecret = options.uploadSecret ?? (await loadOrCreateSecret(dataDir, "upload"));
    const serviceToken =
      options.serviceToken ??
      (sharedDir === undefined ? undefined : await loadOrCreateSecret(sharedDir, "service"));
    if (options.seedSamples) {
      const seeded = await seedSamples({ db: database.db, files, recordColor, passwords });
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
      readEvidence: createReadEvidence(options),
      now: () => new Date(clock.now()),
      ...options.domainChecks,
      db: database.db,
      log,
      notify: (notice) =>
        background.run("mail about an own domain", () =>
          sendDomainMail({ db: database.db, mailer, siteUrl }, notice),
        ),
    });
    const feeds = options.feeds ?? [];
    const now = options.feedWorker?.now ?? (() => new Date(clock.now()));
    const feedWorker = createFeedWorker({
      ...options.feedWorker,
      now,
      feeds: feeds.filter(hasSecret),
      db: database.db,
      log,
    });
    const activation = createActivation({ db: database.db, log, now });
    const { metrics } = options.telemetry ?? {};
    if (metrics) {
      const { addBacklogGauges, addStorageGauge } = await import("@realtor/server/gauges");
      addStorageGauge(metrics.registry, "backend", database.checkWritable);
      addBacklogGauges(metrics.registry, {
        name: "backend_notifications",
        entry: "notification",
        read: () => readBacklog(database.db, contactDeliveries, deliveryChannels),
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
      domainAddress: options.domainAddress,
      markets: options.markets ?? (options.seedSamples ? sampleMarkets : defaultMarkets),
      feeds,
      feedWorker,
      now,
      translate: options.translator && createDeepl({ ...options.translator, log }),
      searchAddresses:
        options.addressSearchUrl === undefined
          ? undefined
          : createAddressSearch({ url: options.addressSearchUrl, log }),
      background,
      publicUrl,
      hosts: { siteUrl, realtorHosts: options.realtorHosts ?? [] },
      operator: options.operator ?? { missing: [] },
      files,
      recordColor,
      copyPhoto: createPhotoCopier({
        ...options.photoCopies,
        db: database.db,
        feeds: feeds.filter(hasSecret),
        files,
        recordColor,
        log,
      }),
      authSecret,
      uploadSecret,
      policy: { requireSecondFactor: options.requireSecondFactor ?? false },
      serviceToken,
      trust: { trustProxy: options.trustProxy ?? 0, callers: options.callers },
      rates: { ...defaultRates, ...options.rates },
    });
    await notifications.start();
    const retention = createRetention({
      log,
      deleteBefore: async (time) => {
        const accounts = await deleteAccounts(
          { db: database.db, logSecurityEvent },
          new Date(clock.now()),
          time,
        );
        return accounts + (await deleteExpired(database.db, time));
      },
    });
    retention.start();
    // Reads every profile, so not at the start of each process.
    const orphans = createRetention({
      log,
      what: "photos that nothing uses",
      days: orphanDays,
      atStart: false,
      intervalMs: 24 * 60 * 60 * 1000,
      deleteBefore: async (time) => {
        const stored = { db: database.db, files };
        return (await deleteOrphans(stored, time)) + (await deleteUnusedCopies(stored, time));
      },
    });
    orphans.start();
    domainChecks.start();
    feedWorker.start();
    activation.start();
    return {
      app,
      db: database.db,
      auth,
      async close() {
        await retention.stop();
        await orphans.stop();
        await notifications.stop();
        await domainChecks.stop();
        await feedWorker.stop();
        await activation.stop();
        await background.idle();
        mailer?.close();
        closeFiles();
        closeClock?.();
        await database.close();
      },
    };
  } catch (error) {
    closeFiles();
    closeClock?.();
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
