import { createRoute } from "@hono/zod-openapi";
import { isProblemCode } from "@realtor/api/rules";
import type { ProblemCode } from "@realtor/api/rules";
import { authRoutes as contracts } from "@realtor/api/loaning-schemas";
import type { Handler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";

import { contractRoute } from "../http/contract-route.ts";
import type { App, AppEnv } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { problemResponse } from "../http/problem.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { issueLoginCode } from "./redirect-allowlist.ts";
import type { LoginCodeContext } from "./redirect-allowlist.ts";

const maxBytes = 16 * 1024;

/**
 * The endpoints of Better Auth that the product uses. All others do not exist: some take unlimited guesses
 * of a password (`/change-password`) or text without a limit (`/update-user`).
 */
const endpoints: readonly [method: "GET" | "POST", path: string][] = [
  ["POST", "/sign-in/email"],
  ["POST", "/sign-out"],
  ["POST", "/one-time-token/verify"],
  ["POST", "/reset-password"],
  ["POST", "/admin/create-user"],
  ["GET", "/get-session"],
  ["GET", "/callback/:provider"],
];

/**
 * `/api/auth/*` as Better Auth implements it, with four changes: only `endpoints` exist, cookies are removed from requests
 * and responses (the token is returned in `set-auth-token` and sent as a bearer token), errors are
 * problem details, and a provider's callback redirects with a one-time code instead of a cookie.
 */
export function authRoutes(parts: LoginCodeContext, signInLimit: RateLimit): App {
  const { auth } = parts;
  const app = createRouter();
  app.use("/sign-in/*", signInLimit);
  app.use("/one-time-token/*", signInLimit);
  app.use("/reset-password", signInLimit);
  const respond: Handler<AppEnv> = async (c) => {
    const headers = new Headers(c.req.raw.headers);
    headers.delete("cookie");
    const body = c.req.method === "POST" ? await c.req.text() : null;
    const response = await auth.handler(
      new Request(c.req.url, { method: c.req.method, headers, body }),
    );
    if (response.status >= 400) {
      const { code, message } = await readError(response);
      return problemResponse(c, response.status as ContentfulStatusCode, code, message);
    }
    const clean = new Response(response.body, response);
    clean.headers.delete("set-cookie");
    clean.headers.set("cache-control", "no-store");
    const location = response.headers.get("location");
    const token = response.headers.get("set-auth-token");
    if (location !== null && token !== null) {
      clean.headers.delete("set-auth-token");
      clean.headers.set("location", await issueLoginCode(parts, location, token));
      clean.headers.set("referrer-policy", "no-referrer");
    }
    return clean;
  };
  for (const [method, path] of endpoints)
    app.on([method], [path], ...(method === "POST" ? guardJson(maxBytes) : []), respond);
  return app;
}

/**
 * Maps Better Auth's `INVALID_EMAIL_OR_PASSWORD` to `auth.invalidEmailOrPassword`, and codes without
 * words of their own to one for their status.
 */
async function readError(response: Response): Promise<{ code: ProblemCode; message: string }> {
  const parsed = problem.safeParse(await response.json().catch(() => null));
  const { code, message } = parsed.success ? parsed.data : problem.parse({});
  const camel = code
    .toLowerCase()
    .replace(/_([a-z0-9])/g, (_match, character: string) => character.toUpperCase());
  const own = `auth.${camel}`;
  return { code: isProblemCode(own) ? own : codeOfStatus(response.status), message };
}

function codeOfStatus(status: number): ProblemCode {
  if (status >= 500) return "server.error";
  return codesByStatus[status] ?? "auth.refused";
}

const codesByStatus: Partial<Record<number, ProblemCode>> = {
  401: "auth.required",
  403: "auth.forbidden",
  404: "route.notFound",
  429: "rate.limited",
};

const problem = z.object({
  code: z.string().default("refused"),
  message: z.string().min(1).default("The request was refused."),
});

/** Adds the endpoints of Better Auth that the product uses to the app's OpenAPI document. */
export function registerAuthPaths(app: App): void {
  const signOut = contractRoute(contracts, "POST /api/auth/sign-out");
  const { content } = signOut.request.body;
  for (const route of [
    contractRoute(contracts, "POST /api/auth/sign-in/email"),
    contractRoute(contracts, "POST /api/auth/one-time-token/verify"),
    contractRoute(contracts, "POST /api/auth/reset-password"),
    // Its body may be omitted.
    createRoute({ ...signOut, request: { body: { content } } }),
    contractRoute(contracts, "GET /api/auth/get-session"),
    contractRoute(contracts, "POST /api/auth/admin/create-user"),
  ]) {
    app.openAPIRegistry.registerPath(route);
  }
}
