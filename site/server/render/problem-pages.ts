import { isProblemCode } from "@realtor/api/problem-codes";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { SiteEnv } from "../http/request-origin.ts";
import type { SitePages } from "./site-pages.ts";

/** Calls of scripts and other clients, where problem details remain JSON. */
const apis = /^\/(?:v1|api|cozying-api)\//;

/**
 * Replaces problem details by a page where a browser would show them as JSON: it opens a file of the site, or
 * sends a form without JavaScript. The status and `Retry-After` remain.
 */
export function problemPages(pages: Pick<SitePages, "showProblem">) {
  return createMiddleware<SiteEnv>(async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (!headers.get("content-type")?.startsWith("application/problem+json") || !isNavigation(c))
      return;
    const code = await readCode(c.res);
    const retryAfter = headers.get("retry-after");
    c.res = undefined;
    c.res = await pages.showProblem(c, { status, code });
    if (retryAfter !== null) c.res.headers.set("retry-after", retryAfter);
  });
}

function isNavigation(c: Context): boolean {
  const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");
  if (apis.test(c.req.path) && !(c.req.method === "POST" && isForm)) return false;
  const mode = c.req.header("sec-fetch-mode");
  if (mode !== undefined) return mode === "navigate";
  return c.req.header("accept")?.includes("text/html") ?? false;
}

async function readCode(response: Response) {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return typeof code === "string" && isProblemCode(code) ? code : undefined;
}
