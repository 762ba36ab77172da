import type { RealtorProfile } from "@realtor/api/loaning";
import { labelsFor } from "@realtor/ui/labels";
import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import { provider } from "#app/layout/provider.ts";
import { toProfileInput } from "#app/data/profile-input.ts";
import type { LoadedPage, NotFound, PageAddress, Redirect, RenderContext } from "#app/page.ts";
import { agentRedirect } from "./agent-redirect.ts";
import { agentThemeCss } from "./agent-theme.ts";
import { builderLink } from "./builder-link.ts";
import type { Frame } from "./agent-frame.ts";

export interface FramedPage {
  kind: "framed";
  frame: Frame;
  /** Null in the platform's frame. */
  agent: { profile: RealtorProfile; content: HomepageContent } | null;
  /** The frame's part of the result of the page's `load`. */
  document: Pick<LoadedPage, "tags" | "themeCss">;
}

/**
 * Loads the frame of a page that exists under `/` and under `/{desiredUrl}`. Resolves with not-found
 * for an unknown agent, or with a redirect to the canonical address.
 */
export async function loadFrame(
  address: PageAddress,
  context: RenderContext,
): Promise<FramedPage | Redirect | NotFound> {
  if (!address.desiredUrl && !address.ownDomain)
    return { kind: "framed", frame: { kind: "platform" }, agent: null, document: { tags: [] } };
  const profile = await context.sources.getRealtor(address.desiredUrl ?? address.origin);
  if (!profile) return { kind: "not-found" };
  const redirect = agentRedirect(profile, address, context);
  if (redirect) return redirect;
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
