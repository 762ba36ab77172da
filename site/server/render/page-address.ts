import { defaultLocale, type Locale } from "@realtor/api/locales";
import { redirectRoute, unknownRoute } from "@realtor/server/instrument-requests";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type * as Entry from "#app/entry.server.tsx";
import type { PageAddress } from "#app/page.ts";
import type { getPathTemplate } from "#app/pages.ts";
import { type Address, type AddressConfig, readAddress } from "../http/address.ts";
import { getProductOrigin, localeCookie, type SiteEnv } from "../http/request-origin.ts";

/** A request with its origin and domain. */
export type SiteRequest = Context<SiteEnv>;

/** Resolves the address of the request, or of another path and query of its host. */
export function resolveAddress(
  c: SiteRequest,
  entry: typeof Entry,
  hosts: AddressConfig,
  pathAndQuery?: string,
): Address {
  const url = new URL(pathAndQuery ?? c.req.url, c.req.url);
  return readAddress(
    {
      ...c.var.origin,
      path: url.pathname,
      search: url.search,
      localeCookie: getCookie(c, localeCookie),
      acceptLanguage: c.req.header("accept-language"),
    },
    hosts,
    entry,
  );
}

/** The address of a page or of a missing one, as its load function receives it. */
export function toPageAddress(
  c: SiteRequest,
  entry: typeof Entry,
  address: Exclude<Address, { kind: "redirect" }>,
): PageAddress {
  const { protocol, host } = c.var.origin;
  return {
    locale: address.locale,
    path: address.path,
    search: address.kind === "page" ? entry.pageQuery(address.page, address.search) : "",
    origin: `${protocol}://${host}`,
    ownDomain: address.domain.kind === "own",
    ...(address.kind === "page" && address.desiredUrl ? { desiredUrl: address.desiredUrl } : {}),
    ...(address.kind === "page" && address.params ? { params: address.params } : {}),
  };
}

/** The first page of the product in a language. */
export function getFrontPage(
  c: SiteRequest,
  hosts: AddressConfig,
  locale: Locale = defaultLocale,
): PageAddress {
  const origin = getProductOrigin(c.var.origin, hosts);
  return { locale, path: "/", search: "", origin, ownDomain: false };
}

/** Path and query of the page that was opened, or from which a form was sent. */
export function getSourcePage(c: SiteRequest): string {
  const { origin } = new URL(c.req.url);
  const source = c.req.method === "GET" ? c.req.url : c.req.header("referer");
  if (source === undefined || !URL.canParse(source, origin)) return "/";
  const url = new URL(source, origin);
  const isOwn = url.host === c.var.origin.host || url.origin === origin;
  return isOwn ? url.pathname.replace(/^\/+/, "/") + url.search : "/";
}

/** The locale cookie lasts a year (docs/spec/roles.md#client-storage). */
export function setLocaleCookie(c: SiteRequest, locale: Locale): void {
  if (getCookie(c, localeCookie) === locale) return;
  setCookie(c, localeCookie, locale, {
    path: "/",
    maxAge: 365 * 24 * 60 * 60,
    sameSite: "Lax",
    secure: c.var.origin.protocol === "https",
  });
}

/**
 * Returns the path template of a page, such as `/{desiredUrl}/terms`, without locale; on an agent's
 * own domain as if it contained the agent's segment. `none` for no page.
 */
export function getPageRoute(
  address: Address,
  entry: { getPathTemplate: typeof getPathTemplate },
): string {
  if (address.kind === "redirect") return redirectRoute;
  if (address.kind === "not-found") return unknownRoute;
  const { page, desiredUrl, domain } = address;
  const isAgents = desiredUrl !== undefined || domain.kind === "own";
  return entry.getPathTemplate(page, isAgents) ?? unknownRoute;
}
