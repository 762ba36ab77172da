import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The visitor's IP address: that of the connection, or with `trustProxy` proxies of ours in front the
 * one that the outermost of them saw. What visitors write into X-Forwarded-For themselves stands
 * further left and is never believed.
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

/** The other end of the connection; "unknown" in tests that call the app without one. */
export function connectionAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
}
