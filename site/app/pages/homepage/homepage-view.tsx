import type { Template, TemplateProps } from "@realtor/ui/templates";
import { type FunctionComponent, Suspense, useMemo } from "react";
import { privacyChoicesPath, privacyPath, localePath } from "#app/i18n/language-items.ts";
import { usePhotoResolver } from "#app/data/photo-colors.ts";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import type { PageAddress } from "#app/page.ts";
import { useAddress } from "#app/page-root.tsx";
import { island } from "#app/hydration/island.ts";
import { buyingPath } from "#app/layout/agent-frame/agent-path.ts";
import { areaPath, homesPath, listingPath } from "#app/pages/listing/listing-links.ts";
import { homepageFormats } from "./homepage-formats.ts";
import type { HomepageProps } from "./homepage-props.ts";

/** Hydrates when the form is near the viewport. */
const Contact = await island(
  "#contact",
  async () => (await import("./contact.island.tsx")).Contact,
);

/** Hydrates together with the contact form. */
const Share = await island("#contact", async () => (await import("./share.island.tsx")).Share);

/** A template, or a part of one, with an agent's content. */
export function HomepageView({
  template: Template,
  ...props
}: PageViewProps & { template: Template }) {
  return <Template {...useTemplateProps(props)} />;
}

/** The preview of the editor shows where listings will be. */
type PageViewProps = HomepageProps & Pick<TemplateProps["slots"], "noListings">;

/** Returns a component that renders a part of a template. */
export function viewOf(template: Template): FunctionComponent<HomepageProps> {
  return (props) => <HomepageView {...props} template={template} />;
}

function useTemplateProps({ noListings, ...props }: PageViewProps): TemplateProps {
  const { content, labels, builder, written } = props;
  const { path, locale } = useAddress();
  const { listings } = content;
  const resolveImage = usePhotoResolver();
  const formats = useMemo(
    () => homepageFormats(locale, listings, written),
    [locale, listings, written],
  );
  const links = useMemo(() => createLinks({ path, locale, builder }), [path, locale, builder]);
  return {
    content,
    labels,
    formats,
    links,
    resolveImage,
    loadListings: async (type) => {
      const { loadListings } = await import("./load-listings.ts");
      return loadListings(links.listings(type));
    },
    slots: {
      noListings,
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
    },
  };
}

interface LinkOptions extends Pick<PageAddress, "path" | "locale"> {
  builder: string;
}

function createLinks({ path, locale, builder }: LinkOptions): TemplateProps["links"] {
  const home = localePath(path, locale);
  return {
    home,
    listings: (type) => `${home}?listings=${type}#listings`,
    listing: ({ key, slug }) => localePath(listingPath({ home: path, key, slug }), locale),
    homes: localePath(homesPath(path), locale),
    area: (city) => localePath(areaPath(path, city), locale),
    closedHomes: (type) => `${localePath(homesPath(path), locale)}?type=${type}`,
    // On an own domain `builder` is on the host of the product, which has the other homepages.
    member: (desiredUrl) => `${builder.replace(/\/$/, "")}/${desiredUrl}`,
    team: ({ state, language }, sectionId) => {
      const query = new URLSearchParams({ ...(state && { state }), ...(language && { language }) });
      return `${home}${query.size > 0 ? "?" : ""}${query}#${sectionId}`;
    },
    buying: localePath(buyingPath(path), locale),
    privacy: privacyPath(locale),
    choices: privacyChoicesPath(locale),
    builder,
  };
}
