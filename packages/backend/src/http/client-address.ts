import { BlockList, isIPv6 } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

import type { AppEnv } from "./app-env.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Longest IP address: IPv4-mapped IPv6 with a zone. Longer values would only fill the counters. */
const maxAddressLength = 64;

/**
 * Returns the client's IP address, for rate limiting; see `docs/spec/hosts.md#forwarded-headers`.
 * The site, on the same machine, appends the address of its caller to X-Forwarded-For and removes
 * earlier entries unless `trustProxy` proxies of the operator are in front of it, each of which
 * appends one entry. So the client is the entry `trustProxy` places before the last; entries before
 * that are set by the client and ignored. If the list is shorter, the site created it itself with
 * the client first.
 * The header is trusted only from loopback or an in-process call. A proxy that bypasses the site
 * must replace the header instead of appending to it.
 */
export function clientAddress(c: Context<AppEnv>, trustProxy: number): string {
  const connection = connectionAddress(c);
  if (connection !== null && !isLoopback(connection)) return connection;
  const hops = c.req.header("x-forwarded-for")?.split(",") ?? [];
  const visitor = hops[Math.max(0, hops.length - 1 - trustProxy)]?.trim();
  return visitor?.slice(0, maxAddressLength) || (connection ?? "in-process");
}

/** The remote address of the connection; null for an in-process call. */
function connectionAddress(c: Context<AppEnv>): string | null {
  return (c.env?.incoming && getConnInfo(c).remote.address) ?? null;
}

function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
