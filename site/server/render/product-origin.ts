import type { AddressConfig } from "../address.ts";
import type { RequestOrigin } from "../http/read-origin.ts";

/**
 * The product's own origin, for links that leave an agent's own domain: the first of its hosts
 * (DECISIONS section 2), by the scheme and port through which this very site is visited.
 */
export function productOrigin(visited: RequestOrigin, hosts: AddressConfig): string {
  const [host = "localhost"] = [...hosts.realtorHosts, ...hosts.developmentHosts];
  const { port } = new URL(`${visited.protocol}://${visited.host}`);
  return `${visited.protocol}://${host}${port && `:${port}`}`;
}
