import type { IncomingMessage, RequestListener } from "node:http";
import { cacheControl } from "./cache-control.ts";
import { getHeader, readForwarded } from "./request-origin.ts";
import { librarySources } from "./style-sources.ts";

const unsafeInline = "'unsafe-inline'";
/** The editor frames its preview. */
const frameAncestors = "frame-ancestors 'self'";

/**
 * Builds the content security policy of a page. It has no executable inline script, and its styles are
 * allowed by hash, so a page can be cached with its policy. `additional` adds sources of the page and
 * of configured services.
 */
export function contentSecurityPolicy(additional: PolicySources = {}): string {
  const sources = (directive: keyof PolicySources, own: string) =>
    [directive, own, ...new Set(additional[directive])].join(" ");
  return [
    "default-src 'self'",
    sources("script-src", "'self'"),
    // With a hash, browsers ignore 'unsafe-inline'.
    additional["style-src"]?.includes(unsafeInline)
      ? `style-src 'self' ${unsafeInline}`
      : [sources("style-src", "'self'"), ...librarySources].join(" "),
    // Local previews of photos before upload.
    sources("img-src", "'self' data: blob:"),
    // Stylesheets of page fonts contain the serif fonts.
    "font-src 'self' data:",
    sources("connect-src", "'self'"),
    // Defaults to script-src.
    ...(additional["worker-src"] ? [sources("worker-src", "'self'")] : []),
    // The editor's preview and videos.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameAncestors,
    "require-trusted-types-for 'script'",
    // Scripts of configured services may have policies of their own.
    ...(additional["script-src"] ? [] : ["trusted-types default photo-worker"]),
  ].join("; ");
}

/** Additional sources of a page and of configured services. */
export type PolicySources = Partial<
  Record<"script-src" | "style-src" | "img-src" | "connect-src" | "worker-src", readonly string[]>
>;

/** Styles without a hash, for scripts that add their own. */
export const inlineStyles = { "style-src": [unsafeInline] } as const satisfies PolicySources;

/** Headers of every HTML response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy(),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};

/** Headers of a response that has no own value for them. */
const defaultHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  // Without it a CDN keeps some responses as long as it likes, such as 404 of a picture.
  "cache-control": cacheControl.none,
  "content-security-policy": frameAncestors,
};
const defaultHeadersOfTls: typeof defaultHeaders = {
  ...defaultHeaders,
  "strict-transport-security": "max-age=31536000",
};

/**
 * Headers of every response: no content sniffing, neither embedding by other sites nor copies unless the
 * response says so, and behind TLS the browser stays with TLS for a year.
 */
export function getDefaultHeaders(request: IncomingMessage, trustProxy: number) {
  const proto = readForwarded(getHeader(request, "x-forwarded-proto"), trustProxy);
  return proto === "https" ? defaultHeadersOfTls : defaultHeaders;
}

/** Adds the default headers to the responses of `site`. */
export function withDefaultHeaders(site: RequestListener, trustProxy: number): RequestListener {
  return (request, response) => {
    const headers = Object.entries(getDefaultHeaders(request, trustProxy));
    for (const [name, value] of headers) response.setHeader(name, value);
    site(request, response);
  };
}
