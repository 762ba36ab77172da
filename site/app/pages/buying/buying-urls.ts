import type { RealtorProfile } from "@realtor/api/loaning";
import { locales } from "@realtor/api/locales";
import type { Head, PageAddress } from "#app/page.ts";
import { buyingPath } from "#app/layout/agent-frame/buying-path.ts";
import { agentHome, pageLinks } from "#app/seo/page-links.ts";

/** URLs on a host of an agent's guide to buying a home, in every language. */
export function buyingUrls(
  agent: Pick<RealtorProfile, "desiredUrl">,
  address: Pick<PageAddress, "origin" | "ownDomain">,
): ({ loc: string } & Pick<Head, "alternates">)[] {
  const { origin } = address;
  const path = buyingPath(agentHome(agent, address));
  return locales.map((locale) => {
    const { canonical = "", alternates } = pageLinks({ origin, path, locale });
    return { loc: canonical, alternates };
  });
}
