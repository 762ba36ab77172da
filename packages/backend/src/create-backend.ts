import { join } from "node:path";

import { pino } from "pino";
import type { Logger } from "pino";

import { createBackground } from "./background.ts";
import { createApp } from "./create-app.ts";
import type { AppParts } from "./create-app.ts";
import { openDb } from "./db/open-db.ts";
import type { Db, DbLocation } from "./db/open-db.ts";
import type { Env } from "./env.ts";
import type { App } from "./http/app-env.ts";
import { createAuth } from "./identity/create-auth.ts";
import type { Auth } from "./identity/create-auth.ts";
import { openProviders } from "./identity/open-providers.ts";
import type { ProviderSettings } from "./identity/provider-settings.ts";
import { makeFirstAdmin } from "./identity/first-admin.ts";
import type { FirstAdmin } from "./identity/first-admin.ts";
import { openMailer } from "./mail/mailer.ts";
import type { Observing } from "./telemetry/observing.ts";
import type { MailSettings } from "./mail/mailer.ts";
import { keepSecret } from "./secrets.ts";
import { seedSamples } from "./seed/seed-samples.ts";

/** Everything the services are made of. Tests and the site's end-to-end suite give their own. */
export interface BackendOptions {
  database: DbLocation;
  /** Folder for pictures, and for secrets that are not given. */
  dataFolder: string;
  publicUrl: string;
  /** Origin of the product's site; `publicUrl` where the services are used without one. */
  siteUrl?: string;
  /** The product's own hosts, without port; none by default. */
  realtorHosts?: readonly string[];
  /** With whom people may sign in; nobody by default. */
  providers?: readonly ProviderSettings[];
  /** How mail is sent; none is by default. */
  mail?: MailSettings | null;
  /** At least 32 random characters; null makes one and keeps it in `dataFolder`. */
  authSecret?: string | null;
  uploadSecret?: string | null;
  /** Whether an empty database gets the sample agents, accounts and listings. */
  seedSamples?: boolean;
  /** Made where the database has no admin, after the samples. */
  firstAdmin?: FirstAdmin | null;
  /** Proxies of ours in front of the site; 0 by default. */
  trustProxy?: number;
  rates?: Partial<AppParts["rates"]>;
  /** None by default. */
  log?: Logger;
  /** What watches the services; nothing does by default. */
  observing?: Pick<Observing, "metrics" | "tracing">;
}

/** The running services, without a port: give `app.fetch` a request, or a server. */
export interface Backend {
  app: App;
  db: Db;
  auth: Auth;
  /** Waits for what goes on after its answer, ends the connections and gives the data folder back. */
  close(): Promise<void>;
}

const defaultRates: AppParts["rates"] = {
  contacts: { requests: 30, seconds: 600 },
  signIn: { requests: 20, seconds: 300 },
  passwordReset: { requests: 5, seconds: 900 },
};

/**
 * Opens the database, brings it up to date, fills it where it is empty, and puts the app together.
 * @throws {StartError} when the data folder is taken or the database cannot be reached.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { dataFolder, publicUrl, siteUrl = publicUrl } = options;
  const log = options.log ?? pino({ enabled: false });
  const database = await openDb(options.database);
  try {
    const auth = createAuth({
      db: database.db,
      publicUrl,
      siteUrl,
      providers: await openProviders(options.providers ?? [], siteUrl, log),
      secret: options.authSecret ?? (await keepSecret(dataFolder, "auth")),
    });
    const uploadSecret = options.uploadSecret ?? (await keepSecret(dataFolder, "upload"));
    const mediaFolder = join(dataFolder, "media");
    if (options.seedSamples) {
      const seeded = await seedSamples({ db: database.db, mediaFolder });
      if (seeded) log.info("the empty database was filled with the sample agents and listings");
    }
    if (options.firstAdmin && (await makeFirstAdmin(database.db, options.firstAdmin))) {
      log.info("the first admin was made");
    }
    const mailer = options.mail ? openMailer(options.mail) : null;
    const background = createBackground(log);
    const app = createApp({
      database,
      auth,
      log,
      observing: options.observing ?? {},
      mailer,
      background,
      publicUrl,
      hosts: { siteUrl, realtorHosts: options.realtorHosts ?? [] },
      mediaFolder,
      uploadSecret,
      trustProxy: options.trustProxy ?? 0,
      rates: { ...defaultRates, ...options.rates },
    });
    return {
      app,
      db: database.db,
      auth,
      async close() {
        await background.idle();
        mailer?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The options that the environment asks for. */
export function backendOptions(env: Env, log: Logger): BackendOptions {
  return {
    database: env.databaseUrl
      ? { kind: "postgres", url: env.databaseUrl }
      : { kind: "folder", folder: env.dataFolder },
    dataFolder: env.dataFolder,
    publicUrl: env.publicUrl,
    siteUrl: env.siteUrl,
    realtorHosts: env.realtorHosts,
    providers: env.providers,
    mail: env.mail,
    authSecret: env.authSecret,
    uploadSecret: env.uploadSecret,
    seedSamples: env.seedSamples,
    firstAdmin: env.firstAdmin,
    trustProxy: env.trustProxy,
    log,
  };
}
