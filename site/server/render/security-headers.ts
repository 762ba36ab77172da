/**
 * One constant policy for every document: no executable inline script, so no nonce and no hash, and
 * every page can be cached whole. Inline styles are the theme, printed by us from numbers.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  // A chosen photo is shown before it is stored.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // The editor's preview, and videos.
  "frame-src 'self' https://www.youtube-nocookie.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join("; ");

/** Headers of every answer that a browser shows as a page. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};
