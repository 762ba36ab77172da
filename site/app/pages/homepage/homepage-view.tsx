import type { TemplateProps } from "@realtor/ui/templates";
import { type ComponentType, type ReactNode, Suspense, useMemo } from "react";
import { privacyChoicesPath, privacyPath, localePath } from "#app/i18n/language-items.ts";
import { resolveImage } from "#app/data/image-url.ts";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import type { PageAddress } from "#app/page.ts";
import { useAddress } from "#app/page-root.tsx";
import { island } from "#app/hydration/island.ts";
import { OwnerBar } from "./edit-bar/owner-bar.tsx";
import { homepageFormats } from "./homepage-formats.ts";
import type { HomepageProps } from "./homepage-props.ts";

/** Hydrates when the form is near the viewport. */
const Contact = await island(
  "#contact",
  async () => (await import("./contact.island.tsx")).Contact,
);

/** Hydrates together with the contact form. */
const Share = await island("#contact", async () => (await import("./share.island.tsx")).Share);

interface HomepageViewProps extends HomepageProps {
  template: ComponentType<TemplateProps>;
  /** Replaces the owner's edit bar above the page. */
  banner?: ReactNode;
}

/** Renders a template with an agent's content. */
export function HomepageView({ template: Template, banner, ...props }: HomepageViewProps) {
  const { content, labels, builder, written } = props;
  const { path, locale } = useAddress();
  const { listings } = content;
  const formats = useMemo(
    () => homepageFormats(locale, listings, written),
    [locale, listings, written],
  );
  const links = useMemo(() => createLinks({ path, locale, builder }), [path, locale, builder]);
  return (
    <Template
      content={content}
      labels={labels}
      formats={formats}
      links={links}
      resolveImage={resolveImage}
      loadListings={async (type) => {
        const { loadListings } = await import("./load-listings.ts");
        return loadListings(links.listings(type));
      }}
      slots={{
        banner: banner === undefined ? <OwnerBar desiredUrl={props.desiredUrl} /> : banner,
        languageMenu: <SiteLanguageMenu labels={labels} />,
        contactForm: (
          <Suspense>
            <Contact {...props} />
          </Suspense>
        ),
        share: (
          <Suspense>
            <Share labels={labels} content={content} />
          </Suspense>
        ),
      }}
    />
  );
}

interface LinkOptions extends Pick<PageAddress, "path" | "locale"> {
  builder: string;
}

function createLinks({ path, locale, builder }: LinkOptions): TemplateProps["links"] {
  const home = localePath(path, locale);
  return {
    home,
    listings: (type) => `${home}?listings=${type}#listings`,
    listing: (key) => `${home}?about=${encodeURIComponent(key)}#contact`,
    member: (desiredUrl) => localePath(`/${desiredUrl}`, locale),
    privacy: privacyPath(locale),
    choices: privacyChoicesPath(locale),
    builder,
  };
}
