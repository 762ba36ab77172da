import type { AddressConfig } from "../address.ts";
import type { RequestOrigin } from "../http/request-origin.ts";

/**
 * The product's origin, for links from an agent's own domain: its first host
 * (docs/spec/hosts.md#own-domains), with the scheme and port of the current request.
 */
export function getProductOrigin(visited: RequestOrigin, hosts: AddressConfig): string {
  const [host = "localhost"] = [...hosts.realtorHosts, ...hosts.developmentHosts];
  const { port } = new URL(`${visited.protocol}://${visited.host}`);
  return `${visited.protocol}://${host}${port && `:${port}`}`;
}
