import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { getClientAddress } from "@realtor/server/client-address";
import { problemResponse } from "@realtor/server/problem";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type AddressConfig, type Domain, readDomain } from "../address.ts";

/** Cookie with the visitor's locale (docs/spec/roles.md#client-storage). */
export const localeCookie = "i18n_redirected";

/** Hono environment of the site's routes. `Bindings` is empty for in-process requests. */
export interface SiteEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The requested origin, with trusted proxies applied. */
    origin: RequestOrigin;
    /** The product's site, or an agent's own domain (docs/spec/hosts.md#own-domains). */
    domain: Domain;
  };
}

/** Middleware that resolves origin and domain of each request. */
export function resolveOrigin(options: { trustProxy: number; hosts: AddressConfig }) {
  return createMiddleware<SiteEnv>(async (c, next) => {
    const origin = readOrigin(c, options.trustProxy);
    c.set("origin", origin);
    c.set("domain", readDomain(origin, options.hosts));
    await next();
  });
}

/** Scheme and host of a request as they appear in the browser. */
export interface RequestOrigin {
  protocol: "http" | "https";
  /** Lower case, IDN in ASCII form, no default port, no trailing dot. */
  host: string;
}

/** Reserved by RFC 6761, so it never resolves: an invalid host yields the 404 page. */
const noHost = "unknown.invalid";

/**
 * Reads scheme and host of the connection, or with trusted proxies those of `Forwarded` (RFC 7239)
 * or `X-Forwarded-*` (docs/spec/hosts.md#forwarded-headers).
 */
export function readOrigin(c: Context, trustProxy: number): RequestOrigin {
  const url = new URL(c.req.url);
  const forwarded = trustProxy > 0 ? readForwarded(c) : {};
  const protocol = (forwarded.proto ?? url.protocol.slice(0, -1)) === "https" ? "https" : "http";
  return {
    protocol,
    host: normalizeHost(forwarded.host ?? c.req.header("host") ?? url.host, protocol),
  };
}

function readForwarded(c: Context): { host?: string | undefined; proto?: string | undefined } {
  const first = (name: string) => c.req.header(name)?.split(",")[0]?.trim();
  const standard = first("forwarded");
  if (standard === undefined)
    return { host: first("x-forwarded-host"), proto: first("x-forwarded-proto") };
  const pairs = standard.split(";").map((pair): [string, string] => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/s, "$1")];
  });
  const { host, proto } = Object.fromEntries<string | undefined>(pairs);
  return { host, proto: proto?.toLowerCase() };
}

function normalizeHost(host: string, protocol: string): string {
  const url = URL.parse(`${protocol}://${host}`);
  // A valid Host header contains no path, user, query or space.
  if (!url || /[/\\?#@\s]/.test(host)) return noHost;
  return url.host.replace(/\.(?=:|$)/, "");
}

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
      return problemResponse({
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

/**
 * The client's IP address: that of the connection, or with `trustProxy` trusted proxies the one
 * seen by the outermost of them (docs/spec/hosts.md#forwarded-headers).
 */
export function clientAddress(c: Context, trustProxy: number): string {
  return (
    getClientAddress(connectionAddress(c), c.req.header("x-forwarded-for"), {
      proxies: trustProxy,
      loopbackOnly: false,
    }) ?? "unknown"
  );
}

/** Remote address of the connection; undefined in tests without one. */
export function connectionAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}

/**
 * The product's origin, for links from an agent's own domain: its first host
 * (docs/spec/hosts.md#own-domains), with the scheme and port of the current request.
 */
export function getProductOrigin(visited: RequestOrigin, hosts: AddressConfig): string {
  const [host = "localhost"] = [...hosts.realtorHosts, ...hosts.developmentHosts];
  const { port } = new URL(`${visited.protocol}://${visited.host}`);
  return `${visited.protocol}://${host}${port && `:${port}`}`;
}
