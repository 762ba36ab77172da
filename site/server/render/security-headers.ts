/**
 * One constant policy for every document: no executable inline script, so no nonce and no hash, and
 * every page can be cached whole. Inline styles are the theme, printed by us from numbers. `also` is the
 * same for the whole process.
 */
export function contentSecurityPolicy(also: PolicySources = {}): string {
  const sources = (directive: keyof PolicySources, own: string) =>
    [directive, own, ...new Set(also[directive])].join(" ");
  return [
    "default-src 'self'",
    sources("script-src", "'self'"),
    "style-src 'self' 'unsafe-inline'",
    // A chosen photo is shown before it is stored.
    sources("img-src", "'self' data: blob:"),
    "font-src 'self'",
    sources("connect-src", "'self'"),
    // Without it, workers are where scripts are.
    ...(also["worker-src"] ? [sources("worker-src", "'self'")] : []),
    // The editor's preview, and videos.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

/** Sources beside our own, of the services that are configured. */
export type PolicySources = Partial<
  Record<"script-src" | "img-src" | "connect-src" | "worker-src", readonly string[]>
>;

/** Headers of every answer that a browser shows as a page. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy(),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};
