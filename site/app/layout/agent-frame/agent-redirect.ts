import type { RealtorProfile } from "@realtor/api/loaning";
import type { RenderContext } from "#app/entry.server.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import type { Loaded, PageAddress } from "#app/page.ts";

/** Pages for the agent, whose sign-in belongs to the product's own host. */
const agentsOwn = /^\/(login|admin|agreement)(\/|$)/;

/**
 * Where an agent's page under `/{desiredUrl}` really is: on the agent's own domain once that is
 * confirmed, else under the agent's own spelling. Null when it is here. The query stays (`sitePages`).
 */
export function agentRedirect(
  profile: RealtorProfile,
  address: PageAddress,
  context: RenderContext,
): Extract<Loaded, { kind: "redirect" }> | null {
  // An answer to a form stands where the form was sent from.
  if (!address.desiredUrl || context.form) return null;
  const rest = address.path.slice(address.desiredUrl.length + 1);
  const own = agentsOwn.test(rest) ? null : context.ownDomain?.(profile);
  if (own)
    return { kind: "redirect", to: own + localePath(rest || "/", address.locale), status: 301 };
  if (profile.desiredUrl === address.desiredUrl) return null;
  const to = localePath(`/${profile.desiredUrl}${rest}`, address.locale);
  return { kind: "redirect", to, status: 301 };
}
