import type { RealtorProfile } from "@realtor/api/loaning";
import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress, Redirect, RenderContext } from "#app/page.ts";

/** Pages that exist on the product's host only, since the session belongs to it. */
const productOnlyPaths = /^\/(login|admin|agreement)(\/|$)/;

/**
 * Redirect to the canonical host and slug of an agent's page: the own domain once it is verified, else
 * the slug in the agent's spelling. Null when the address is canonical. `sitePages` appends the query.
 */
export function agentRedirect(
  profile: RealtorProfile,
  address: PageAddress,
  context: RenderContext,
): Redirect | null {
  // The response to a form post is rendered at the posted URL.
  if (!address.desiredUrl || context.form) return null;
  const rest = address.path.slice(address.desiredUrl.length + 1);
  const ownOrigin = productOnlyPaths.test(rest) ? null : context.ownDomain?.(profile);
  if (ownOrigin)
    return {
      kind: "redirect",
      to: ownOrigin + localePath(rest || "/", address.locale),
      status: 301,
    };
  if (profile.desiredUrl === address.desiredUrl) return null;
  const to = localePath(`/${profile.desiredUrl}${rest}`, address.locale);
  return { kind: "redirect", to, status: 301 };
}
