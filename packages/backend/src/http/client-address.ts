import { BlockList, isIPv6 } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

import type { AppEnv } from "./app-env.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Longest text of an IP address (IPv4 in IPv6, with a zone); more would only fill the counters. */
const longestAddress = 64;

/**
 * The visitor's address, for counting requests.
 *
 * We are reached through the site on the same machine. It adds the address it was called from at
 * the right end of X-Forwarded-For, and has dropped what came before unless `trustProxy` proxies of
 * ours stand in front of it, each of which added one entry too. So the visitor is the entry
 * `trustProxy` places left of the site's; what visitors wrote themselves stands further left and is
 * never believed. A shorter list is one that the site wrote itself, the visitor first: it forwards
 * contact requests so.
 *
 * Only a connection from this machine, or a call in process, has its header believed; for any other
 * the connection's own address counts. A proxy that calls us beside the site has to replace the
 * header, not add to it.
 */
export function clientAddress(c: Context<AppEnv>, trustProxy: number): string {
  const connection = connectionAddress(c);
  if (connection !== null && !isLoopback(connection)) return connection;
  const hops = c.req.header("x-forwarded-for")?.split(",") ?? [];
  const visitor = hops[Math.max(0, hops.length - 1 - trustProxy)]?.trim();
  return visitor?.slice(0, longestAddress) || (connection ?? "in-process");
}

/** The other end of the connection; null for a call in process. */
function connectionAddress(c: Context<AppEnv>): string | null {
  return (c.env?.incoming && getConnInfo(c).remote.address) ?? null;
}

function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
