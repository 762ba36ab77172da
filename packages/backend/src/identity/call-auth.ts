import { isProblemCode } from "@realtor/api/problem-codes";
import type { ProblemCode } from "@realtor/api/problem-codes";
import { toNetworkKey } from "@realtor/server/client-address";
import type { QueueCaller } from "@realtor/server/fair-queue";
import { problemHeaders, serializeProblem } from "@realtor/server/problem";
import { sql } from "drizzle-orm";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";

import type { Db } from "../db/open-db.ts";
import type { AppEnv } from "../http/app-env.ts";
import { clientAddress } from "../http/rate-limit.ts";
import type { CallerTrust } from "../http/rate-limit.ts";
import type { Auth } from "./create-auth.ts";
import { hashAs } from "./password-hash.ts";

export interface CallAuthContext {
  auth: Auth;
  db: Db;
  trust: CallerTrust;
}

interface CallAuthOptions {
  /** Whether the token of the request counts; default true. */
  withSession?: boolean;
  /** Whether hashes of passwords go first; by default those of accounts that are signed in. */
  isFirst?: boolean;
}

/** Calls Better Auth with a request, without its cookies. */
export async function callAuth(
  { auth, db, trust }: CallAuthContext,
  c: Context<AppEnv>,
  { withSession = true, isFirst = c.var.currentUser !== undefined }: CallAuthOptions = {},
): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.delete("cookie");
  if (!withSession) headers.delete("authorization");
  const { method } = c.req;
  const body = method === "POST" ? await c.req.text() : null;
  const response = await hashAs(readHashCaller(c, trust, isFirst), () =>
    auth.handler(new Request(c.req.url, { method, headers, body })),
  );
  // Better Auth hides the cause of a 500: this query fails if it is the database, and the response is 503.
  if (response.status >= 500) await db.execute(sql`select 1`);
  return response;
}

/** A success of Better Auth without its cookies, for the client only. */
export function withoutCookies(response: Response): Response {
  const clean = new Response(response.body, response);
  clean.headers.delete("set-cookie");
  clean.headers.set("cache-control", "no-store");
  return clean;
}

/** An error of Better Auth as a problem. */
export async function refuse(
  c: Context<AppEnv>,
  refused: Response,
): Promise<{ code: ProblemCode; response: Response }> {
  const code = await readAuthErrorCode(refused);
  const { status } = refused;
  const body = serializeProblem(code, { status });
  // The status of an error always allows a body.
  return { code, response: c.body(body, status as ContentfulStatusCode, problemHeaders) };
}

const text = z.string().optional().catch(undefined);

/** The parts of bodies that are checked here; Better Auth validates the bodies. */
const credentials = z
  .object({ email: text, name: text, password: text, newPassword: text, token: text })
  .catch({});

/** Reads the body of a request, whose syntax `guardJson` has checked. */
export async function readCredentials(c: Context<AppEnv>): Promise<z.infer<typeof credentials>> {
  const body = await c.req.text();
  return credentials.parse(body ? JSON.parse(body) : {});
}

/** Groups of an IPv6 address that one organization has: its 65,536 networks have one share of the queue. */
const organizationGroups = 3;

export function readHashCaller(
  c: Context<AppEnv>,
  trust: CallerTrust,
  isFirst: boolean,
): QueueCaller {
  return { group: toNetworkKey(clientAddress(c, trust), organizationGroups), isFirst };
}

/**
 * Maps Better Auth's `INVALID_EMAIL_OR_PASSWORD` to `auth.invalidEmailOrPassword`, and codes that
 * are not a `ProblemCode` to one for their status.
 */
export async function readAuthErrorCode(response: Response): Promise<ProblemCode> {
  const { code } = authError.parse(await response.json().catch(() => null));
  const camel = code
    .toLowerCase()
    .replace(/_([a-z0-9])/g, (_match, character: string) => character.toUpperCase());
  const own = `auth.${camel}`;
  return isProblemCode(own) ? own : codeOfStatus(response.status);
}

function codeOfStatus(status: number): ProblemCode {
  return codesByStatus[status] ?? (status >= 500 ? "server.error" : "auth.refused");
}

const codesByStatus: Partial<Record<number, ProblemCode>> = {
  401: "auth.required",
  403: "auth.forbidden",
  404: "route.notFound",
  429: "rate.limited",
  503: "server.unavailable",
};

const authError = z.object({ code: z.string().default("") }).catch({ code: "" });
