import { defaultLocale, type Locale, locales } from "@realtor/api/locales";
import { parseAccept } from "hono/utils/accept";
import { localePath } from "#app/i18n/language-items.ts";
import type { matchOwnDomain, matchPage, withoutEmptyValues } from "#app/pages.ts";

/** The parts of a request that determine which page it addresses. */
export interface AddressRequest {
  /** From `readOrigin`: lower case, ASCII, no default port, no trailing dot. */
  host: string;
  protocol: "http" | "https";
  /** Raw path, still percent-encoded. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  localeCookie?: string | undefined;
  acceptLanguage?: string | undefined;
}

export interface AddressConfig {
  /** The product's own hosts; localhost always counts. */
  realtorHosts: readonly string[];
  /** Those of them that are development deployments. */
  developmentHosts: readonly string[];
}

/** Resolves paths to pages. Exported by the server entry, which collects the pages. */
export interface PageRouter {
  matchPage: typeof matchPage;
  matchOwnDomain: typeof matchOwnDomain;
  withoutEmptyValues: typeof withoutEmptyValues;
}

/** The product's site, or the site on an agent's own domain, identified by its origin. */
export type Domain = { kind: "product" } | { kind: "own"; origin: string };

export type Address =
  | {
      kind: "page";
      page: string;
      desiredUrl?: string;
      /** Values of the path's other parameters, by name. */
      params?: Readonly<Record<string, string>>;
      locale: Locale;
      /** Path without language prefix and trailing slash. */
      path: string;
      /** Query with its question mark, or empty. */
      search: string;
      domain: Domain;
      development: boolean;
      /** The locale to store in the cookie, when the path contains one. */
      remember?: Locale;
    }
  | { kind: "redirect"; to: string; status: 302 | 308; remember?: Locale }
  | { kind: "not-found"; path: string; locale: Locale; domain: Domain; development: boolean };

/**
 * Resolves host, path, cookie and `Accept-Language` to a page, locale and domain, or to a redirect
 * (docs/spec/hosts.md#own-domains, docs/spec/languages.md#locale-resolution).
 */
export function readAddress(
  request: AddressRequest,
  config: AddressConfig,
  router: PageRouter,
): Address {
  const host = request.host.toLowerCase();
  const development = isDevelopment(host, config);
  const domain = readDomain(request, config);

  const { prefix, rest } = splitPrefix(request.path);
  const path = rest.length > 1 ? rest.replace(/\/+$/, "") || "/" : "/";

  if (prefix === undefined) {
    const preferred = localeWithoutPrefix(path, request);
    if (preferred !== defaultLocale)
      return { kind: "redirect", to: localePath(path, preferred) + request.search, status: 302 };
  } else if (prefix === defaultLocale) {
    // Korean has no prefix. `/ko/…` is the link that selects Korean without JavaScript.
    return { kind: "redirect", to: path + request.search, status: 302, remember: defaultLocale };
  }
  const locale = prefix ?? defaultLocale;
  const canonical = localePath(path, locale);
  if (canonical !== request.path)
    return { kind: "redirect", to: canonical + request.search, status: 308 };

  const remember = prefix === undefined ? {} : { remember: prefix };
  const found =
    domain.kind === "own"
      ? router.matchOwnDomain(decodePath(path))
      : router.matchPage(decodePath(path));
  if (!found) return { kind: "not-found", path: decodePath(path), locale, domain, development };
  const search = router.withoutEmptyValues(found.page, request.search);
  if (search !== request.search) return { kind: "redirect", to: canonical + search, status: 302 };
  return { kind: "page", ...found, locale, path, search, domain, development, ...remember };
}

/** Classifies a host as the product's or as an agent's own domain. */
export function readDomain(
  { host, protocol }: Pick<AddressRequest, "host" | "protocol">,
  config: AddressConfig,
): Domain {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  const isProduct =
    isLocal(name) || config.realtorHosts.includes(name) || config.developmentHosts.includes(name);
  return isProduct
    ? { kind: "product" }
    : { kind: "own", origin: `${protocol}://${host.toLowerCase()}` };
}

/**
 * Decided by the host (docs/spec/hosts.md#environments). A visitor chooses the port that a request names, so it
 * counts only while no host of a public deployment is configured.
 */
export function isDevelopment(host: string, config: AddressConfig): boolean {
  const name = host.replace(/:\d+$/, "");
  return (
    name.startsWith("dev.") ||
    name.includes("localhost") ||
    config.developmentHosts.includes(name) ||
    (host.includes(":300") && config.realtorHosts.every(isLocal))
  );
}

function isLocal(name: string): boolean {
  return name === "localhost" || name === "127.0.0.1" || name === "[::1]";
}

function splitPrefix(raw: string): { prefix: Locale | undefined; rest: string } {
  const path = withLeadingSlash(raw);
  const [, first = "", ...others] = path.split("/");
  const prefix = locales.find((locale) => locale.toLowerCase() === first.toLowerCase());
  return prefix === undefined
    ? { prefix, rest: path }
    : { prefix, rest: withLeadingSlash(others.join("/")) };
}

/**
 * Browsers treat `//host` and `/\\host` in a redirect as another site, so only one leading slash
 * remains.
 */
function withLeadingSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, "")}`;
}

function localeWithoutPrefix(path: string, request: AddressRequest): Locale {
  const remembered = locales.find((locale) => locale === request.localeCookie);
  if (remembered) return remembered;
  return path === "/" ? acceptedLocale(request.acceptLanguage) : defaultLocale;
}

function acceptedLocale(header: string | undefined): Locale {
  if (!header) return defaultLocale;
  const accepted = parseAccept(header)
    .filter((entry) => entry.q > 0)
    .toSorted((a, b) => b.q - a.q)
    .map((entry) => entry.type.toLowerCase().split("-")[0]);
  const found = accepted
    .map((lang) => locales.find((locale) => locale.split("-")[0] === lang))
    .find(Boolean);
  return found ?? defaultLocale;
}

/** Decodes a path for matching; one with an encoded slash or a malformed escape is returned unchanged. */
export function decodePath(path: string): string {
  // An encoded slash is data, not a path separator, and no page name contains one.
  if (/%(2f|5c)/i.test(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // malformed escape: matches no page and is shown unchanged
  }
}
