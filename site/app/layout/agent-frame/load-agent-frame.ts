import type { RealtorProfile } from "@realtor/api/loaning";
import { labelsFor } from "@realtor/ui/labels";
import { composeHomepage, composeName, type HomepageContent } from "@realtor/ui/templates";
import { providerOf } from "#app/layout/operator.ts";
import { type Agent, readAgent } from "#app/data/read-agent.ts";
import type {
  Gone,
  LoadedPage,
  NotFound,
  PageAddress,
  Redirect,
  RenderContext,
} from "#app/page.ts";
import { agentThemeCss } from "./agent-theme.ts";
import type { Frame } from "./page-frame.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { otherWwwOrigin } from "#app/data/www-host.ts";
import { ownDomainOrigin } from "#app/seo/page-links.ts";

/** A page in the frame of an agent. */
export interface AgentPage {
  kind: "framed";
  frame: Extract<Frame, { kind: "agent" }>;
  agent: { profile: RealtorProfile; read: Agent; content: HomepageContent };
  /** The frame's part of the result of the page's `load`. */
  document: Pick<LoadedPage, "tags" | "themeCss">;
}

interface LoadedAgent {
  kind: "agent";
  profile: RealtorProfile;
  /** The profile in the language of the page. */
  read: Agent;
}

interface PlatformPage {
  kind: "framed";
  frame: Extract<Frame, { kind: "platform" }>;
  agent: null;
  document: Pick<LoadedPage, "tags">;
}

/**
 * Loads the frame of a page that exists under `/` and under `/{desiredUrl}`. Resolves with not-found or
 * gone without the agent, or with a redirect to the canonical address.
 */
export async function loadFrame(
  address: PageAddress,
  context: RenderContext,
): Promise<PlatformPage | AgentPage | Redirect | NotFound | Gone> {
  if (!address.desiredUrl && !address.ownDomain)
    return { kind: "framed", frame: { kind: "platform" }, agent: null, document: { tags: [] } };
  return loadAgentFrame(address, context);
}

/**
 * Loads the frame of a page that exists only under `/{desiredUrl}`. Resolves with not-found or gone
 * without the agent, or with a redirect to the canonical address. `hasHomes`: the page advertises homes, next to
 * which some states ask for the firm.
 */
export async function loadAgentFrame(
  address: PageAddress,
  context: RenderContext,
  { hasHomes = false }: { hasHomes?: boolean } = {},
): Promise<AgentPage | Redirect | NotFound | Gone> {
  const agent = await loadAgent(address, context);
  if (agent.kind !== "agent") return agent;
  const { profile, read } = agent;
  const content = composeHomepage(read, null, address.locale, {
    today: context.now.toISOString().slice(0, 10),
    provider: providerOf(context.operator),
  });
  const { lang, legal, logo } = content;
  const name = composeName(read, hasHomes);
  const { common, footer, homepage } = labelsFor(address.locale);
  return {
    kind: "framed",
    frame: {
      kind: "agent",
      content: { name, lang, legal, logo },
      labels: {
        common,
        footer,
        homepage: { nav: homepage.nav, footer: homepage.footer },
      },
      home: address.desiredUrl ? `/${profile.desiredUrl}` : "/",
      builder: builderLink(address, context),
    },
    agent: { profile, read, content },
    document: {
      themeCss: agentThemeCss(read.design),
      tags: [profile.id, profile.desiredUrl.toLowerCase()],
    },
  };
}

/**
 * Loads the agent of an address with a slug or an own domain. Resolves with not-found for an unknown
 * agent, with gone for a deleted one, or with a redirect to the canonical address.
 */
export async function loadAgent(
  address: PageAddress,
  context: RenderContext,
): Promise<LoadedAgent | Redirect | NotFound | Gone> {
  const { sources } = context;
  const reference = address.desiredUrl ?? address.origin;
  const profile = await sources.findRealtor(reference);
  if (profile === "gone") return { kind: "gone" };
  if (!profile) return (await wwwRedirect(address, context)) ?? { kind: "not-found" };
  return (
    agentRedirect(profile, address, context) ?? {
      kind: "agent",
      profile,
      read: readAgent(profile, address.locale),
    }
  );
}

/**
 * Redirect from the `www.` host to the apex or back, when only the other one is the homepage's domain: the
 * agent's choice is the host in `hompageUrl`. `sitePages` appends the query.
 */
async function wwwRedirect(
  address: PageAddress,
  { sources }: RenderContext,
): Promise<Redirect | null> {
  if (!address.ownDomain) return null;
  const profile = await sources.getRealtor(otherWwwOrigin(address.origin));
  const origin = profile && ownDomainOrigin(profile.hompageUrl);
  if (!origin || origin === address.origin) return null;
  return { kind: "redirect", to: origin + localePath(address.path, address.locale), status: 301 };
}

/** Pages that exist on the product's host only: the session belongs to it, and the samples are its own. */
const productOnlyPaths = /^\/(login|admin|agreement|pinia_sample|gsap_sample)(\/|$)/;

/**
 * Redirect to the canonical host and slug of an agent's page: the own domain once it is verified, else
 * the present slug in the agent's spelling. Null when the address is canonical. `sitePages` appends the query.
 */
function agentRedirect(
  profile: RealtorProfile,
  address: PageAddress,
  context: RenderContext,
): Redirect | null {
  // The response to a form post is rendered at the posted URL.
  if (!address.desiredUrl || context.form) return null;
  const rest = address.path.slice(address.desiredUrl.length + 1);
  const hasMoved = profile.desiredUrl.toLowerCase() !== address.desiredUrl.toLowerCase();
  const moved = hasMoved ? { movedAt: profile.updatedAt } : {};
  const ownOrigin = productOnlyPaths.test(rest) ? undefined : context.ownDomain?.(profile);
  if (ownOrigin)
    return {
      kind: "redirect",
      to: ownOrigin + localePath(rest || "/", address.locale),
      status: 301,
      ...moved,
    };
  if (profile.desiredUrl === address.desiredUrl) return null;
  const to = localePath(`/${profile.desiredUrl}${rest}`, address.locale);
  return { kind: "redirect", to, status: 301, ...moved };
}

/** URL of the landing page; absolute on an own domain, where `/` is the agent's homepage. */
export function builderLink(
  { locale }: Pick<PageAddress, "locale">,
  { productOrigin = "" }: Pick<RenderContext, "productOrigin">,
): string {
  return productOrigin + localePath("/", locale);
}
