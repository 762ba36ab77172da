import { HomepageFrame } from "@realtor/ui/homepage-frame";
import type { Template, TemplateId, TemplateProps } from "@realtor/ui/templates";
import { Suspense } from "react";
import { island, staticIsland } from "#app/hydration/island.ts";

/** The parts of a template inside its frame. */
type TemplateParts = Record<"Opening" | "BelowFold" | "Footer", Template>;

/** The sections of `BelowFold`. */
const belowFold = "#listings, #gallery, #regions, #video, #main > [id^=section-], #contact";

/**
 * Returns a template that hydrates its header and contact bar immediately, and the sections from the
 * listings to the contact form when one of them is near the viewport. The opening sections and the footer
 * contain links only and are not hydrated. See docs/decisions/page-weight.md.
 */
export async function templateInParts(
  id: TemplateId,
  load: () => Promise<TemplateParts>,
): Promise<Template> {
  const Opening = await staticIsland(async () => (await load()).Opening);
  const BelowFold = await island(belowFold, async () => (await load()).BelowFold);
  const Footer = await staticIsland(async () => (await load()).Footer);
  return function TemplateInParts(props: TemplateProps) {
    const footer = (
      <Suspense>
        <Footer {...props} />
      </Suspense>
    );
    return (
      <HomepageFrame {...props} template={id} footer={footer}>
        <Suspense>
          <Opening {...props} />
        </Suspense>
        <Suspense>
          <BelowFold {...props} />
        </Suspense>
      </HomepageFrame>
    );
  };
}
