import type { Context } from "hono";

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
