import type { RealtorProfile } from "@realtor/api/loaning";
import { labelsFor } from "@realtor/ui/labels";
import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import type { RenderContext } from "#app/entry.server.tsx";
import { provider } from "#app/layout/provider.ts";
import { toProfileInput } from "#app/data/profile-input.ts";
import type { Loaded, PageAddress } from "#app/page.ts";
import { agentRedirect } from "./agent-redirect.ts";
import { agentThemeCss } from "./agent-theme.ts";
import { builderLink } from "./builder-link.ts";
import type { Frame } from "./agent-frame.ts";

/** A page's frame, and what the document needs for it. */
export interface FramedPage {
  kind: "framed";
  frame: Frame;
  /** Whose frame it is, and what the profile shows; null in the platform's. */
  agent: { profile: RealtorProfile; content: HomepageContent } | null;
  /** The frame's part of what the page's `load` answers. */
  document: Pick<Extract<Loaded, { kind: "page" }>, "tags" | "themeCss">;
}

/**
 * The frame of a page that exists under `/` and under `/{desiredUrl}`, by its address. Answers
 * not-found where there is no such agent, and a redirect to the agent's own spelling.
 */
export async function loadFrame(
  address: PageAddress,
  context: RenderContext,
): Promise<FramedPage | Extract<Loaded, { kind: "redirect" | "not-found" }>> {
  if (!address.desiredUrl && !address.ownDomain)
    return { kind: "framed", frame: { kind: "platform" }, agent: null, document: { tags: [] } };
  const profile = await context.sources.getRealtor(address.desiredUrl ?? address.origin);
  if (!profile) return { kind: "not-found" };
  const elsewhere = agentRedirect(profile, address, context);
  if (elsewhere) return elsewhere;
  const content = prepareHomepage(toProfileInput(profile), null, address.locale, {
    today: context.now.toISOString().slice(0, 10),
    provider,
  });
  const { name, lang, legal, logo } = content;
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
    agent: { profile, content },
    document: {
      themeCss: agentThemeCss(profile, content),
      tags: [profile.id, profile.desiredUrl.toLowerCase()],
    },
  };
}
