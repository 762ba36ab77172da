import type { RealtorProfile } from "@realtor/api/loaning";
import { locales } from "@realtor/api/locales";
import { agentPath } from "#app/layout/agent-frame/agent-path.ts";
import type { Head, PageAddress } from "#app/page.ts";
import { agentSitemapPaths } from "#app/pages.ts";
import { agentHome, pageLinks } from "./page-links.ts";

/** URLs on a host of an agent's pages with `inSitemap`, in every language. */
export function agentPageUrls(
  agent: Pick<RealtorProfile, "desiredUrl">,
  address: Pick<PageAddress, "origin" | "ownDomain">,
): ({ loc: string } & Pick<Head, "alternates">)[] {
  const { origin } = address;
  const home = agentHome(agent, address);
  return agentSitemapPaths.flatMap((path) =>
    locales.map((locale) => {
      const { canonical = "", alternates } = pageLinks({
        origin,
        path: agentPath(home, path),
        locale,
      });
      return { loc: canonical, alternates };
    }),
  );
}
