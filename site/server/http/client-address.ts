import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The client's IP address: that of the connection, or with `trustProxy` trusted proxies the one
 * seen by the outermost of them. Entries further left in X-Forwarded-For can be forged and are
 * ignored (docs/spec/hosts.md#forwarded-headers).
 */
export function clientAddress(c: Context, trustProxy: number): string {
  if (trustProxy > 0) {
    const hops =
      c.req
        .header("x-forwarded-for")
        ?.split(",")
        .map((hop) => hop.trim()) ?? [];
    const seen = hops.at(-Math.min(trustProxy, hops.length || 1));
    if (seen) return seen;
  }
  return connectionAddress(c);
}

/** Remote address of the connection; "unknown" in tests without one. */
export function connectionAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
}
