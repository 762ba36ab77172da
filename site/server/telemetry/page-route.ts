import { redirectRoute, unknownRoute } from "@realtor/server/instrument-requests";
import { pages } from "#app/pages.ts";
import type { Address } from "../address.ts";

/**
 * Returns the path template of a page, such as `/{desiredUrl}/terms`, without locale; on an agent's
 * own domain as if it contained the agent's segment. `none` for no page.
 */
export function getPageRoute(address: Address): string {
  if (address.kind === "redirect") return redirectRoute;
  if (address.kind === "not-found") return unknownRoute;
  const { page, desiredUrl, domain } = address;
  const isAgents = desiredUrl !== undefined || domain.kind === "own";
  const paths: readonly string[] = pages.find(({ name }) => name === page)?.paths ?? [];
  return paths.find((path) => path.startsWith("/{desiredUrl}") === isAgents) ?? unknownRoute;
}
