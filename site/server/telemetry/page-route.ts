import { pages } from "#app/pages.ts";
import type { Address } from "../address.ts";

/** No route of ours: what stands in the path is the visitor's own, so it is in no log, label or span. */
export const noRoute = "none";
/** An address that leads to another, whatever stands in it. */
export const redirectRoute = "redirect";

/**
 * The template of the path a page was asked for by, such as `/{desiredUrl}/terms`, whatever its
 * language; on an agent's own domain as if the agent's segment were there. `none` where there is no page.
 */
export function pageRoute(address: Address): string {
  if (address.kind === "redirect") return redirectRoute;
  if (address.kind === "not-found") return noRoute;
  const { page, desiredUrl, domain } = address;
  const isAgents = desiredUrl !== undefined || domain.kind === "own";
  const paths: readonly string[] = pages.find(({ name }) => name === page)?.paths ?? [];
  return paths.find((path) => path.startsWith("/{desiredUrl}") === isAgents) ?? noRoute;
}
