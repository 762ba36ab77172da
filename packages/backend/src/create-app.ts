import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";

import type { Background } from "./background.ts";
import { isUnavailable } from "./db/is-unavailable.ts";
import type { OpenDb } from "./db/open-db.ts";
import { homeRoutes } from "./home/listings.ts";
import type { App } from "./http/app-env.ts";
import { createRouter } from "./http/app-env.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { sendProblem, Problem } from "./http/problem.ts";
import { limitRate } from "./http/rate-limit.ts";
import type { RateRule } from "./http/rate-limit.ts";
import { logRequests } from "./http/request-log.ts";
import { instrumentRequests } from "./telemetry/instrument-requests.ts";
import type { Telemetry } from "./telemetry/start-telemetry.ts";
import { authRoutes, registerAuthPaths } from "./identity/auth-routes.ts";
import type { Auth } from "./identity/create-auth.ts";
import { passwordRoutes } from "./identity/password-reset.ts";
import { providerRoutes } from "./identity/provider-routes.ts";
import type { SiteHosts } from "./identity/redirect-allowlist.ts";
import { authenticate } from "./identity/authenticate.ts";
import { addressRoutes } from "./loaning/addresses.ts";
import { agreementRoutes } from "./loaning/agreements.ts";
import { contactRoutes } from "./loaning/contact-routes.ts";
import { invitationRoutes } from "./loaning/invitations.ts";
import { realtorRoutes } from "./loaning/realtor-routes.ts";
import { sitemapRoutes } from "./loaning/sitemap.ts";
import { versionRoutes } from "./loaning/versions.ts";
import type { Mailer } from "./mail/mailer.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import { createMediaUrls } from "./media/media-urls.ts";

export interface AppDependencies {
  database: OpenDb;
  auth: Auth;
  log: Logger;
  telemetry: Pick<Telemetry, "metrics" | "tracing">;
  publicUrl: string;
  hosts: SiteHosts;
  /** Undefined if no SMTP server is configured. */
  mailer: Mailer | undefined;
  background: Background;
  mediaFolder: string;
  uploadSecret: string;
  /** Number of the operator's proxies in front of the site; see `clientAddress`. */
  trustProxy: number;
  /** Rate limits for contact requests, sign-in attempts and password resets, per client address. */
  rates: { contacts: RateRule; signIn: RateRule; passwordReset: RateRule };
}

/** Creates the app with the home and loaning services. */
export function createApp(parts: AppDependencies): App {
  const { database, auth, log, publicUrl, hosts, mediaFolder, uploadSecret, trustProxy, rates } =
    parts;
  const { db, pool } = database;
  const context = { db, urls: createMediaUrls(publicUrl, hosts) };
  const limits = { pool, trustProxy };

  const app = createRouter();
  app.use(requestId());
  app.use(instrumentRequests(parts.telemetry));
  app.use(logRequests(log));
  app.onError((error, c) => {
    if (error instanceof Problem) return sendProblem(c, error);
    if (error instanceof HTTPException) return sendProblem(c, toProblem(error));
    log.error(
      {
        requestId: c.get("requestId"),
        trace_id: c.get("traceId"),
        err: toLogError(error),
      },
      "request failed",
    );
    const code = isUnavailable(error) ? "server.unavailable" : "server.error";
    return sendProblem(c, new Problem(code));
  });
  app.notFound((c) => sendProblem(c, new Problem("route.notFound")));

  app.route("/", healthRoutes(db));
  const signInLimit = limitRate("signIn", rates.signIn, limits);
  app.route("/", providerRoutes({ auth, db, hosts, limit: signInLimit }));
  app.route(
    "/",
    passwordRoutes(
      { db, siteUrl: hosts.siteUrl, mailer: parts.mailer, log },
      parts.background,
      limitRate("passwordReset", rates.passwordReset, limits),
    ),
  );
  app.route("/api/auth", authRoutes({ auth, db, hosts }, signInLimit));
  app.route("/", homeRoutes(context));
  app.use("/v1/*", authenticate(auth));
  app.route("/", mediaRoutes({ db, hosts, publicUrl, folder: mediaFolder, secret: uploadSecret }));
  app.route("/", contactRoutes(context, limitRate("contacts", rates.contacts, limits)));
  app.route("/", agreementRoutes(context));
  app.route("/", realtorRoutes(context));
  app.route("/", invitationRoutes(context, hosts.siteUrl));
  app.route("/", versionRoutes(context));
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

/** Maps exceptions of Hono and its middleware to problems. */
function toProblem(error: HTTPException): Problem {
  if (error.status === 415) return new Problem("body.contentType");
  if (error.status === 413) return new Problem("body.tooLarge");
  if (error.status === 400) return new Problem("json.malformed");
  return new Problem("server.error");
}

/** Removes the error message: Drizzle puts query values, which may be personal data, in it. */
function toLogError(error: Error): { type: string; code: unknown; stack: string | undefined } {
  const cause: unknown = error.cause ?? error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  return { type: error.name, code, stack: frames?.join("\n") };
}
