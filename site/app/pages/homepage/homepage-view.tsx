import type { TemplateProps } from "@realtor/ui/templates";
import { type ComponentType, type ReactNode, Suspense, useMemo } from "react";
import { privacyChoicesPath, privacyPath, localePath } from "#app/i18n/language-items.ts";
import { resolveImage } from "#app/data/image-url.ts";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { memoizeFormats } from "#app/i18n/formats/format-cache.ts";
import type { PageAddress } from "#app/page.ts";
import { useAddress } from "#app/page-root.tsx";
import { island } from "#app/hydration/island.ts";
import { OwnerBar } from "./edit-bar/owner-bar.tsx";
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
  const state = listings.state === "ready" && listings.market === "fmls" ? "GA" : "CA";
  const formats = useMemo(() => {
    const all = formatsFor(locale, state);
    return written ? memoizeFormats(all, written) : all;
  }, [locale, state, written]);
  const links = useMemo(() => createLinks({ path, locale, builder }), [path, locale, builder]);
  return (
    <Template
      content={content}
      labels={labels}
      formats={formats}
      links={links}
      resolveImage={resolveImage}
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
