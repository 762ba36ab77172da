import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";

import type { Background } from "./background.ts";
import { isUnavailable } from "./db/is-unavailable.ts";
import type { OpenDb } from "./db/open-db.ts";
import { homeRoutes } from "./home/home-routes.ts";
import type { App } from "./http/app-env.ts";
import { createApp as createBareApp } from "./http/app-env.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { answerProblem, Problem } from "./http/problem.ts";
import { limitRate } from "./http/rate-limit.ts";
import type { RateRule } from "./http/rate-limit.ts";
import { logRequests } from "./http/request-log.ts";
import { observeRequests } from "./telemetry/observe-requests.ts";
import type { Observing } from "./telemetry/observing.ts";
import { describeAuth } from "./identity/auth-paths.ts";
import { authRoutes } from "./identity/auth-routes.ts";
import type { Auth } from "./identity/create-auth.ts";
import { passwordRoutes } from "./identity/password-routes.ts";
import { providerRoutes } from "./identity/provider-routes.ts";
import type { SiteHosts } from "./identity/return-address.ts";
import { knowPerson } from "./identity/know-person.ts";
import { addressRoutes } from "./loaning/address-routes.ts";
import { agreementRoutes } from "./loaning/agreement-routes.ts";
import { contactRoutes } from "./loaning/contact-routes.ts";
import { invitationRoutes } from "./loaning/invitation-routes.ts";
import { realtorCountRoutes } from "./loaning/realtor-count-routes.ts";
import { realtorRoutes } from "./loaning/realtor-routes.ts";
import { sitemapRoutes } from "./loaning/sitemap-routes.ts";
import { versionRoutes } from "./loaning/version-routes.ts";
import type { Mailer } from "./mail/mailer.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import { ownUrls } from "./media/own-urls.ts";

/** What the app is put together from; `createBackend` makes all of it. */
export interface AppParts {
  database: OpenDb;
  auth: Auth;
  log: Logger;
  observing: Pick<Observing, "metrics" | "tracing">;
  publicUrl: string;
  hosts: SiteHosts;
  /** Null where no SMTP server is configured. */
  mailer: Mailer | null;
  background: Background;
  mediaFolder: string;
  uploadSecret: string;
  /** Proxies of ours in front of the site (`clientAddress`). */
  trustProxy: number;
  /** How often one address may send contact requests, try to sign in, and ask for a new password. */
  rates: { contacts: RateRule; signIn: RateRule; passwordReset: RateRule };
}

/** Both services on one app: every call of SPEC section 7 but the site's own. */
export function createApp(parts: AppParts): App {
  const { database, auth, log, publicUrl, hosts, mediaFolder, uploadSecret, trustProxy, rates } =
    parts;
  const { db, pool } = database;
  const context = { db, urls: ownUrls(publicUrl, hosts) };
  const limits = { pool, trustProxy };

  const app = createBareApp();
  app.use(requestId());
  app.use(observeRequests(parts.observing));
  app.use(logRequests(log));
  app.onError((error, c) => {
    if (error instanceof Problem) return answerProblem(c, error);
    if (error instanceof HTTPException) return answerProblem(c, problemOf(error));
    log.error(
      {
        requestId: c.get("requestId"),
        trace_id: c.get("traceId"),
        err: describeFault(error),
      },
      "request failed",
    );
    const code = isUnavailable(error) ? "server.unavailable" : "server.error";
    return answerProblem(c, new Problem(code));
  });
  app.notFound((c) => answerProblem(c, new Problem("route.notFound")));

  app.route("/", healthRoutes(db));
  const signInLimit = limitRate("signIn", rates.signIn, limits);
  app.route("/api/auth/providers", providerRoutes({ auth, db, hosts, limit: signInLimit }));
  app.route(
    "/api/auth",
    passwordRoutes(
      { db, siteUrl: hosts.siteUrl, mailer: parts.mailer, log },
      parts.background,
      limitRate("passwordReset", rates.passwordReset, limits),
    ),
  );
  app.route("/api/auth", authRoutes({ auth, db, hosts }, signInLimit));
  app.route("/", homeRoutes(context));
  app.use("/v1/*", knowPerson(auth));
  app.route("/", mediaRoutes({ db, hosts, publicUrl, folder: mediaFolder, secret: uploadSecret }));
  app.route("/", contactRoutes(context, limitRate("contacts", rates.contacts, limits)));
  app.route("/", agreementRoutes(context));
  app.route("/", realtorRoutes(context));
  app.route("/", invitationRoutes(context, hosts.siteUrl));
  app.route("/", realtorCountRoutes(context));
  app.route("/", versionRoutes(context));
  app.route("/", addressRoutes(context));
  app.route("/", sitemapRoutes(context));

  describeAuth(app);
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

/** What the libraries under us refuse before a handler sees it. */
function problemOf(error: HTTPException): Problem {
  if (error.status === 415) return new Problem("body.contentType");
  if (error.status === 413) return new Problem("body.tooLarge");
  if (error.status === 400) return new Problem("json.malformed");
  return new Problem("server.error");
}

/** A fault for the log without the values of its query, which may be about people. */
function describeFault(error: Error): { type: string; code: unknown; stack: string | undefined } {
  const cause: unknown = error.cause ?? error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  return { type: error.name, code, stack: frames?.join("\n") };
}
