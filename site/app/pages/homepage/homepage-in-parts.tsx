import { HomepageFrame } from "@realtor/ui/homepage-frame";
import type { TemplateId } from "@realtor/ui/templates";
import { type ComponentType, type FunctionComponent, Suspense } from "react";
import { island, staticIsland } from "#app/hydration/island.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { OwnerBar } from "#app/layout/edit-bar/owner-bar.tsx";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { useAddress } from "#app/page-root.tsx";
import type { HomepageProps } from "./homepage-props.ts";

/** The parts of a template inside its frame. */
type HomepageParts = Record<"Opening" | "BelowFold" | "Footer", ComponentType<HomepageProps>>;

interface PartOptions {
  /** The hero of a design whose header contains it; not hydrated. */
  Hero?: ComponentType<HomepageProps>;
  /** Selector of the sections of `BelowFold`. */
  belowFold?: string;
}

/** The sections of `BelowFold` in the common order: each is matched, whichever comes near first. */
export const commonBelowFold =
  "#listings, [aria-labelledby=gallery-title], #regions, [aria-labelledby=video-title], #main > [id^=section-], #contact";

/**
 * Returns a homepage that hydrates its header and contact bar immediately, and the sections from the
 * listings to the contact form when one of them is near the viewport. The opening sections and the footer
 * contain links only and are not hydrated. See docs/decisions/page-weight.md.
 */
export async function homepageInParts(
  template: TemplateId,
  load: () => Promise<HomepageParts>,
  { Hero, belowFold = commonBelowFold }: PartOptions = {},
): Promise<FunctionComponent<HomepageProps>> {
  const Opening = await staticIsland(async () => (await load()).Opening);
  const BelowFold = await island(belowFold, async () => (await load()).BelowFold);
  const Footer = await staticIsland(async () => (await load()).Footer);
  return function HomepageInParts(props: HomepageProps) {
    const { path, locale } = useAddress();
    const { content, labels, desiredUrl } = props;
    return (
      <HomepageFrame
        template={template}
        content={content}
        labels={labels}
        links={{ home: localePath(path, locale) }}
        slots={{
          banner: <OwnerBar desiredUrl={desiredUrl} />,
          languageMenu: <SiteLanguageMenu labels={labels} />,
        }}
        hero={
          Hero && (
            <Suspense>
              <Hero {...props} />
            </Suspense>
          )
        }
        footer={
          <Suspense>
            <Footer {...props} />
          </Suspense>
        }
      >
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
