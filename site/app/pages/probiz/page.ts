import type { RealtorProfile } from "@realtor/api/loaning";
import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { teamSlugs } from "#app/data/load-team.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import { loadAgentFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage, type PageAddress, type Redirect, type RenderContext } from "#app/page.ts";
import type { ProbizProps } from "./probiz.page.tsx";
import { toTeamMember } from "./team-member.ts";
import { loadTeamSales } from "./team-sales.ts";

/** Slug of the only website with a team page. */
const teamPageSlug = "equityrealty";

/**
 * The brokerage's team page; other websites redirect to the landing page. See
 * docs/spec/routes.md#probiz.
 */
export const page = definePage({
  paths: ["/{desiredUrl}/probiz"],
  query: { language: null, q: null, region: null },
  messages: pageMessages("session", "probiz"),
  components: { probiz: () => import("./probiz.page.tsx") },
  async load(address, context) {
    if (!address.ownDomain && !isTeamPage(address.desiredUrl)) return redirectHome(address);
    const framed = await loadAgentFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const { frame, agent } = framed;
    if (!isTeamPage(agent.profile.desiredUrl)) return redirectHome(address);

    const team = await loadTeam(agent.profile, context);
    const today = dateInState(context.now, "CA");
    const { common, language, footer, homepage } = labelsFor(address.locale);
    const { hero, regions } = homepage;
    const { formatMessage } = context.intl;
    const props: ProbizProps = {
      frame,
      labels: { common, language, footer, homepage: { hero, regions } },
      year: context.now.getFullYear(),
      brokerage: frame.content.name.displayName,
      members: team.map((member) => toTeamMember(member, address, { ...context, today })),
      sales: await loadTeamSales(team, context),
    };
    return {
      kind: "page",
      module: "probiz",
      props,
      ...framed.document,
      tags: [
        ...framed.document.tags,
        ...team.flatMap(({ id, desiredUrl }) => [id, desiredUrl.toLowerCase()]),
      ],
      head: {
        title: formatMessage({ id: "probiz.seo.title" }, { name: props.brokerage.text }),
        description: formatMessage(
          { id: "probiz.seo.description" },
          { name: props.brokerage.text },
        ),
        canonical: pageLinks(address).canonical,
        alternates: [],
        // Without a session the page shows only a sign-in link.
        index: false,
      },
    };
  },
});

/** Slugs are case-insensitive. See docs/spec/validation.md#slug. */
function isTeamPage(desiredUrl: string | undefined): boolean {
  return desiredUrl?.toLowerCase() === teamPageSlug;
}

function redirectHome({ locale }: PageAddress): Redirect {
  return { kind: "redirect", to: localePath("/", locale), status: 302 };
}

/** The agents of the brokerage's team sections, in that order, without duplicates and unknown slugs. */
async function loadTeam(
  profile: RealtorProfile,
  { sources }: RenderContext,
): Promise<RealtorProfile[]> {
  const unique = new Map(teamSlugs(profile).map((name) => [name.toLowerCase(), name]));
  if (unique.size === 0) return [];
  const members = await sources.getRealtors([...unique.values()]);
  const found = new Map(members.map((member) => [member.desiredUrl.toLowerCase(), member]));
  return [...unique.keys()].flatMap((name) => found.get(name) ?? []);
}
