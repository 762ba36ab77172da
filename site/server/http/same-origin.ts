import { createMiddleware } from "hono/factory";
import { problem } from "./problem.ts";

/**
 * CSRF protection: 403 for requests that browsers send on behalf of another site, by Sec-Fetch-Site
 * or, on plain HTTP, by Origin. Non-browser clients send neither header and pass; they have no
 * visitor's session.
 */
export function sameOrigin(trustProxy: number) {
  return createMiddleware(async (c, next) => {
    const forwarded = trustProxy > 0 ? c.req.header("x-forwarded-host")?.split(",")[0]?.trim() : "";
    const host = forwarded || c.req.header("host") || new URL(c.req.url).host;
    if (!isSameOrigin(c.req.header("sec-fetch-site"), c.req.header("origin"), host))
      return problem({
        status: 403,
        code: "origin.refused",
        message: "This form can only be sent from its own site.",
      });
    return next();
  });
}

function isSameOrigin(site: string | undefined, origin: string | undefined, host: string): boolean {
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
