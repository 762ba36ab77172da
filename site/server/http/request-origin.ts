import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { getClientAddress } from "@realtor/server/client-address";
import { problemResponse } from "@realtor/server/problem";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type AddressConfig, type Domain, readDomain } from "./address.ts";

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

/** Longest name of a host (RFC 1035), and a port. */
const maxHostLength = 253 + ":65535".length;

/**
 * Reads scheme and host of the connection, or with trusted proxies those of `X-Forwarded-*`
 * (docs/spec/hosts.md#forwarded-headers).
 */
export function readOrigin(c: Context, trustProxy: number): RequestOrigin {
  const url = new URL(c.req.url);
  const proto =
    readForwarded(c.req.header("x-forwarded-proto"), trustProxy) ?? url.protocol.slice(0, -1);
  const protocol = proto === "https" ? "https" : "http";
  const host = readForwarded(c.req.header("x-forwarded-host"), trustProxy) ?? c.req.header("host");
  return { protocol, host: normalizeHost(host ?? url.host, protocol) };
}

/** A header as node:http received it; headers of the same name are joined by commas. */
export function getHeader({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : value?.join();
}

/**
 * The entry of a forwarding header that the outermost trusted proxy wrote, counted from the right as for addresses: those further
 * left come from the visitor.
 */
export function readForwarded(header: string | undefined, trustProxy: number): string | undefined {
  const entries = trustProxy > 0 ? (header?.split(",") ?? []) : [];
  return entries.at(-Math.min(trustProxy, entries.length))?.trim();
}

function normalizeHost(host: string, protocol: string): string {
  const url = URL.parse(`${protocol}://${host}`);
  // A valid Host header contains no path, user, query or space.
  if (!url || host.length > maxHostLength || /[/\\?#@\s]/.test(host)) return noHost;
  const name = url.host.replace(/\.+(?=:|$)/, "");
  // A host of dots only.
  return name === "" || name.startsWith(":") ? noHost : name;
}

/**
 * CSRF protection: 403 for requests that browsers send on behalf of another site, by Sec-Fetch-Site
 * or, on plain HTTP, by Origin. Non-browser clients send neither header and pass; they have no
 * visitor's session.
 */
export function sameOrigin(trustProxy: number) {
  return createMiddleware(async (c, next) => {
    const forwarded = readForwarded(c.req.header("x-forwarded-host"), trustProxy);
    const host = forwarded || c.req.header("host") || new URL(c.req.url).host;
    if (!isSameOrigin(c.req.header("sec-fetch-site"), c.req.header("origin"), host))
      return problemResponse("origin.refused");
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
