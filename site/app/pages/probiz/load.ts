import type { RealtorProfile } from "@realtor/api/loaning";
import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/layout/page-links.ts";
import type { RenderContext } from "#app/entry.server.tsx";
import { dayOfHomes } from "#app/data/day-of-homes.ts";
import { teamOf } from "#app/data/team-of.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { Loaded, PageAddress } from "#app/page.ts";
import { sessionMessages } from "#app/session/session-messages.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";
import type { ProbizProps } from "./probiz-props.ts";
import { readMember } from "./team-member.ts";
import { readTeamSales } from "./team-sales.ts";

const messages = pageMessages(ko, en, ja);

/** The one homepage that has a team page (SPEC section 4). */
const teamPage = "equityrealty";

/** The brokerage's team page; any other homepage's leads to the home page (SPEC section 4). */
export async function loadProbiz(address: PageAddress, context: RenderContext): Promise<Loaded> {
  if (!address.ownDomain && !isTeamPage(address.desiredUrl)) return toHome(address);
  const framed = await loadFrame(address, context);
  if (framed.kind !== "framed") return framed;
  const { frame, agent } = framed;
  if (frame.kind !== "agent" || !agent || !isTeamPage(agent.profile.desiredUrl))
    return toHome(address);

  const team = await readTeam(agent.profile, context);
  const today = dayOfHomes(context.now);
  const { common, language, footer, homepage } = labelsFor(address.locale);
  const { hero, regions, stats } = homepage;
  const props: ProbizProps = {
    frame,
    labels: { common, language, footer, homepage: { hero, regions, stats } },
    year: context.now.getFullYear(),
    brokerage: frame.content.name.shown,
    members: team.map((member) => readMember(member, address, today)),
    sales: await readTeamSales(team, context),
  };
  return {
    kind: "page",
    module: "probiz",
    messages: { ...sessionMessages[address.locale], ...messages[address.locale] },
    props,
    ...framed.document,
    tags: [
      ...framed.document.tags,
      ...team.flatMap(({ id, desiredUrl }) => [id, desiredUrl.toLowerCase()]),
    ],
    head: (intl) => ({
      title: intl.formatMessage({ id: "probiz.seo.title" }, { name: props.brokerage.text }),
      description: intl.formatMessage(
        { id: "probiz.seo.description" },
        { name: props.brokerage.text },
      ),
      canonical: pageLinks(address).canonical,
      alternates: [],
      // Whoever comes from a search without a session would find a sign-in.
      index: false,
    }),
  };
}

/** Slugs are alike in any case (DECISIONS section 5). */
function isTeamPage(desiredUrl: string | undefined): boolean {
  return desiredUrl?.toLowerCase() === teamPage;
}

function toHome({ locale }: PageAddress): Loaded {
  return { kind: "redirect", to: localePath("/", locale), status: 302 };
}

/** The agents that the brokerage's team sections name, in that order; one who is not there is left out. */
async function readTeam(
  profile: RealtorProfile,
  { sources }: RenderContext,
): Promise<RealtorProfile[]> {
  const unique = new Map(teamOf(profile).map((name) => [name.toLowerCase(), name]));
  const members = await Promise.all([...unique.values()].map((name) => sources.getRealtor(name)));
  return members.filter((member) => member !== null);
}
