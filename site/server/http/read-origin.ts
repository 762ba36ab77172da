import type { Context } from "hono";

/** Where a request says it goes, as the visitor's browser would write it. */
export interface RequestOrigin {
  protocol: "http" | "https";
  /** Lower case, IDN in its ASCII form, no default port, no dot at the end. */
  host: string;
}

/** No such host can exist (RFC 6761): what cannot be a host leads to the 404 page. */
const noHost = "unknown.invalid";

/**
 * Scheme and host as the visitor typed them: of the connection, or as a proxy of ours wrote them when
 * there is one, in `Forwarded` (RFC 7239) or `X-Forwarded-*` (DECISIONS section 2).
 */
export function readOrigin(c: Context, trustProxy: number): RequestOrigin {
  const url = new URL(c.req.url);
  const forwarded = trustProxy > 0 ? readForwarded(c) : {};
  const protocol = (forwarded.proto ?? url.protocol.slice(0, -1)) === "https" ? "https" : "http";
  return {
    protocol,
    host: normaliseHost(forwarded.host ?? c.req.header("host") ?? url.host, protocol),
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

function normaliseHost(host: string, protocol: string): string {
  const url = URL.parse(`${protocol}://${host}`);
  // A host that brings its own path, user or query is none.
  if (!url || /[/\\?#@\s]/.test(host)) return noHost;
  return url.host.replace(/\.(?=:|$)/, "");
}
