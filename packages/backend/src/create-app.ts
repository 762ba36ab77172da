import type { MarketSettings } from "@realtor/api/home-schemas";
import { isDatabaseUnavailable } from "@realtor/server/errors";
import { type FileStore, FilesUnavailableError } from "@realtor/server/files/file-store";
import { createStartRequest, instrumentRequests } from "@realtor/server/instrument-requests";
import type { Log } from "@realtor/server/log";
import { createAttemptLimiter } from "@realtor/server/attempt-limiter";
import { createRateLimiter } from "@realtor/server/rate-limit";
import type { LogSecurityEvent } from "@realtor/server/security-log";
import type { Operator } from "@realtor/server/operator";
import type { Telemetry } from "@realtor/server/telemetry";
import { APIError } from "better-auth/api";
import { HTTPException } from "hono/http-exception";

import type { Background } from "./http/background.ts";
import type { OpenDb } from "./db/open-db.ts";
import type { CopyPhoto } from "./feeds/copy-photos.ts";
import { feedRoutes } from "./feeds/feed-routes.ts";
import type { FeedWorker } from "./feeds/feed-worker.ts";
import type { FeedEntry } from "./feeds/settings.ts";
import { homeRoutes } from "./home/listings.ts";
import type { App } from "./http/app-env.ts";
import { createRouter } from "./http/app-env.ts";
import { drainRefusedBody } from "./http/drain-body.ts";
import { registerHealth } from "./http/health-routes.ts";
import { sendProblem, Problem } from "./http/problem.ts";
import { limitAccount, limitRate } from "./http/rate-limit.ts";
import type { CallerTrust, Rates } from "./http/rate-limit.ts";
import { authRoutes, registerAuthPaths } from "./identity/auth-routes.ts";
import { createCodeAttempts } from "./identity/code-attempts.ts";
import type { Auth } from "./identity/create-auth.ts";
import { readHashCaller } from "./identity/call-auth.ts";
import { createPasswordChecks } from "./identity/confirm-owner.ts";
import { hashAs } from "./identity/password-hash.ts";
import type { PasswordHashing } from "./identity/password-hash.ts";
import { invitationPageRoutes } from "./identity/invitation-page.ts";
import { passwordRoutes, resetMailRule } from "./identity/password-reset.ts";
import { providerRoutes } from "./identity/provider-routes.ts";
import type { SiteHosts } from "./identity/redirect-allowlist.ts";
import { secondFactorRoutes } from "./identity/second-factor-routes.ts";
import { securityRoutes } from "./identity/security-routes.ts";
import { codeSignInRoutes } from "./identity/sign-in-with-code.ts";
import { createSignInAttempts } from "./identity/sign-in-attempts.ts";
import { authenticate, type SessionPolicy } from "./identity/authenticate.ts";
import { accountDeletionRoutes } from "./loaning/account-deletion-routes.ts";
import { addressRoutes } from "./loaning/addresses.ts";
import { agreementRoutes } from "./loaning/agreements.ts";
import { contactRoutes } from "./loaning/contact-routes.ts";
import { invitationMailRoutes } from "./loaning/invitation-mails.ts";
import { invitationRoutes } from "./loaning/invitations.ts";
import { realtorRoutes } from "./loaning/realtor-routes.ts";
import { sitemapRoutes } from "./loaning/sitemap.ts";
import { createTellAgent } from "./loaning/staff-notices.ts";
import { staffRoutes } from "./loaning/staff-routes.ts";
import { previewLinkRoutes } from "./loaning/preview-links.ts";
import { versionRoutes } from "./loaning/versions.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { AddressSearch } from "./listings/address-search.ts";
import { addressSearchRoutes } from "./listings/address-search-routes.ts";
import { listingRoutes } from "./listings/listing-routes.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import { createMediaUrls } from "./media/media-urls.ts";
import type { RecordColor } from "./media/record-color.ts";
import { createUploadQuota } from "./media/upload-quota.ts";
import type { Notifications } from "./notifications/create-notifications.ts";
import { notificationRoutes } from "./notifications/notification-routes.ts";
import type { DomainChecks } from "./own-domain/domain-checks.ts";
import { domainRoutes } from "./loaning/domain-routes.ts";
import type { Translator } from "./translation/deepl.ts";
import { translationRoutes } from "./translation/translation-routes.ts";

export interface AppDependencies {
  database: OpenDb;
  auth: Auth;
  passwords: PasswordHashing;
  log: Log;
  logSecurityEvent: LogSecurityEvent;
  telemetry: Pick<Telemetry, "metrics" | "tracing">;
  publicUrl: string;
  hosts: SiteHosts;
  /** No agreement is accepted while a detail is missing. */
  operator: Pick<Operator, "missing"> & Partial<Pick<Operator, "values">>;
  /** Undefined if no SMTP server is configured. */
  mailer: Mailer | undefined;
  notifications: Notifications;
  domainChecks: Pick<DomainChecks, "checkNow">;
  /** Where own domains have to arrive; undefined if the operator named no address. */
  domainAddress: string | undefined;
  markets: readonly MarketSettings[];
  feeds: readonly FeedEntry[];
  feedWorker: Pick<FeedWorker, "runDue">;
  /** The time of the database. */
  now: () => Date;
  /** Undefined if no translation provider is configured. */
  translate: Translator | undefined;
  /** Undefined if no search of addresses is configured. */
  searchAddresses: AddressSearch | undefined;
  background: Background;
  files: FileStore;
  recordColor: RecordColor;
  copyPhoto: CopyPhoto;
  /** `AUTH_SECRET`. */
  authSecret: string;
  uploadSecret: string;
  policy: SessionPolicy;
  /** Sent by the site; see `limitRate`. */
  serviceToken: string | undefined;
  trust: CallerTrust;
  rates: Rates;
}

/** The store is tried again every two seconds. */
const fileRetrySeconds = 5;

export function createApp(parts: AppDependencies): App {
  const { database, auth, log, publicUrl, hosts, files, uploadSecret, trust, rates } = parts;
  const { db, pool } = database;
  const logEvent = parts.logSecurityEvent;
  const { siteUrl } = hosts;
  const context = {
    db,
    pool,
    urls: createMediaUrls(publicUrl, hosts),
    logSecurityEvent: logEvent,
    tellAgent: createTellAgent({ ...parts, db, siteUrl, phone: parts.operator.values?.phone }),
  };
  const limits = { pool, trust };

  const app = createRouter();
  // Health checks run every few seconds and get no span.
  app.use(instrumentRequests(createStartRequest({ ...parts, untraced: /^\/health\// })));
  app.use(drainRefusedBody);
  app.onError((error, c) => {
    if (error instanceof Problem) {
      if (error.status === 401 || error.status === 403)
        logEvent({
          event: "authorization-refused",
          account: c.var.currentUser?.id ?? null,
          code: error.code,
        });
      return sendProblem(c, error);
    }
    if (error instanceof APIError && error.statusCode === 503)
      return sendProblem(c, new Problem("server.unavailable"));
    if (error instanceof HTTPException) return sendProblem(c, toProblem(error));
    // The store logs its outage itself, once.
    if (error instanceof FilesUnavailableError)
      return sendProblem(c, new Problem("file.unavailable", { retryAfter: fileRetrySeconds }));
    log.error({ err: error }, "request failed");
    const code = isDatabaseUnavailable(error) ? "server.unavailable" : "server.error";
    return sendProblem(c, new Problem(code));
  });
  app.notFound((c) => sendProblem(c, new Problem("route.notFound")));

  registerHealth(app, database, log);
  const signInLimit = limitRate("signIn", rates.signIn, limits);
  app.route("/", providerRoutes({ auth, db, hosts, limit: signInLimit }));
  const resetMails = createRateLimiter({
    name: "resetMail",
    ...resetMailRule,
    pool,
    schemaName: "public",
  });
  app.route(
    "/",
    passwordRoutes(
      { db, siteUrl: hosts.siteUrl, mailer: parts.mailer, log, mails: resetMails },
      parts.background,
      limitRate("passwordReset", rates.passwordReset, limits),
    ),
  );
  const mails = createAttemptLimiter({
    name: "invitationMail",
    attempts: 3,
    seconds: 3600,
    firstPause: 3600,
    longestPause: 24 * 3600,
    pool,
    schemaName: "public",
  });
  app.route(
    "/",
    invitationPageRoutes(
      { ...parts, db, siteUrl: hosts.siteUrl, mails },
      {
        read: limitRate("invitation", rates.signIn, limits),
        request: limitRate("invitationRequest", rates.passwordReset, limits),
      },
    ),
  );
  const attempts = createSignInAttempts({ ...parts, db, pool, siteUrl, secret: parts.authSecret });
  const codeAttempts = createCodeAttempts({ ...parts, db, pool, siteUrl });
  const checks = createPasswordChecks(pool);
  const security = { ...parts, db, codeAttempts, checks, siteUrl };
  app.route("/", codeSignInRoutes(security, signInLimit));
  app.route("/api/auth", authRoutes({ ...security, attempts }, signInLimit));
  app.route("/", homeRoutes({ ...context, markets: parts.markets }));
  app.use("/v1/*", authenticate(auth, parts.policy), async (c, next) => {
    await hashAs(readHashCaller(c, trust, c.var.currentUser !== undefined), next);
    c.header("cache-control", "no-store");
  });
  app.route("/", securityRoutes(security, signInLimit));
  app.route("/", secondFactorRoutes(security, signInLimit));
  app.route("/", accountDeletionRoutes(security, signInLimit));
  const quota = createUploadQuota(
    { account: rates.uploadsOfAccount, address: rates.uploadsOfAddress },
    limits,
  );
  app.route(
    "/",
    mediaRoutes({ ...parts, db, hosts, publicUrl, files, secret: uploadSecret, quota }),
  );
  const contactLimit = limitRate("contacts", rates.contacts, {
    ...limits,
    service: { token: parts.serviceToken, rule: rates.contactsFromSite },
  });
  const { notifications } = parts;
  app.route("/", contactRoutes({ ...context, notifications }, contactLimit));
  app.route(
    "/",
    notificationRoutes({
      db,
      ...notifications,
      linkLimit: limitRate("contactPointLink", rates.signIn, limits),
    }),
  );
  app.route("/", agreementRoutes(context, parts.operator));
  const saves = limitAccount("saves", rates.saves, pool);
  const searchLimit = limitRate("searches", rates.searches, limits);
  app.route(
    "/",
    realtorRoutes(context, {
      saves,
      imports: limitAccount("imports", rates.imports, pool),
      searches: (c, next) => (c.req.query("q") ? searchLimit(c, next) : next()),
    }),
  );
  app.route("/", staffRoutes(context));
  app.route(
    "/",
    feedRoutes({
      db,
      feeds: parts.feeds,
      now: parts.now,
      runDue: () => parts.background.run("import of listings", () => parts.feedWorker.runDue()),
    }),
  );
  const domainLimit = limitRate("domainChecks", rates.domainChecks, limits);
  app.route("/", domainRoutes({ ...parts, db, limit: domainLimit }));
  app.route("/", translationRoutes({ ...parts, rate: rates.translations, pool }));
  app.route("/", invitationRoutes({ ...context, siteUrl }));
  app.route("/", invitationMailRoutes({ ...parts, db, siteUrl }));
  app.route("/", versionRoutes(context, files));
  app.route("/", listingRoutes({ ...context, markets: parts.markets }, saves));
  const limit = limitAccount("addresses", rates.addresses, pool);
  app.route("/", addressSearchRoutes({ ...parts, db, limit }));
  app.route("/", previewLinkRoutes({ ...context, secret: parts.authSecret }));
  app.route("/", addressRoutes(context));
  app.route("/", sitemapRoutes(context));

  registerAuthPaths(app);
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
  });
  app.doc31("/openapi.json", {
    openapi: "3.1.0",
    info: {
      title: "Built for Realtors: home and loaning services",
      version: "1",
      description: "Errors are RFC 9457 problem details with a stable `code`.",
    },
    servers: [{ url: publicUrl }],
  });
  return app;
}

function toProblem(error: HTTPException): Problem {
  if (error.status === 415) return new Problem("body.contentType");
  if (error.status === 413) return new Problem("body.tooLarge");
  if (error.status === 400) return new Problem("json.malformed");
  return new Problem("server.error");
}
