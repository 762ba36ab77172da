/**
 * What browsers and a CDN may keep, by kind of response (docs/operations/cdn.md). A response without one of
 * these values is `no-store`.
 */
export const cacheControl = {
  /** The URL contains a hash or a version of the content. */
  immutable: "public, max-age=31536000, immutable",
  /** What an agent changes or removes: a copy is confirmed by the site before each use. */
  confirmed: "public, max-age=0, must-revalidate",
  /** The way from an old address; short, since browsers keep permanent redirects without a limit. */
  redirect: "public, max-age=300",
  /** The way from a former address; a CDN would go on sending it after the address is taken back. */
  moved: "private, max-age=3600",
  /** Of a host, without content of agents. */
  hour: "public, max-age=3600",
  /** Of the product. */
  day: "public, max-age=86400",
  /** Of one visitor or user, or of the moment. */
  none: "no-store",
} as const;
