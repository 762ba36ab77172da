import { redirectRoute, unknownRoute } from "@realtor/server/instrument-requests";
import type { getPathTemplate } from "#app/pages.ts";
import type { Address } from "../address.ts";

/**
 * Returns the path template of a page, such as `/{desiredUrl}/terms`, without locale; on an agent's
 * own domain as if it contained the agent's segment. `none` for no page.
 */
export function getPageRoute(
  address: Address,
  entry: { getPathTemplate: typeof getPathTemplate },
): string {
  if (address.kind === "redirect") return redirectRoute;
  if (address.kind === "not-found") return unknownRoute;
  const { page, desiredUrl, domain } = address;
  const isAgents = desiredUrl !== undefined || domain.kind === "own";
  return entry.getPathTemplate(page, isAgents) ?? unknownRoute;
}
