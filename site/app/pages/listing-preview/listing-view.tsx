import { htmlLang } from "@realtor/api/locales";
import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { ListingFrame } from "@realtor/ui/listing-frame";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { StaticPropsContext } from "#app/hydration/static-props.ts";
import { readAgent } from "#app/data/read-agent.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { agentThemeCss } from "#app/layout/agent-frame/agent-theme.ts";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import type { ListingDraft } from "#app/listing/preview/listing-draft.ts";
import type { PageAddress } from "#app/page.ts";
import { AddressContext } from "#app/page-root.tsx";
import { homesPath } from "#app/pages/listing/listing-links.ts";
import { Payment } from "#app/pages/listing/payment.island.tsx";
import { Request } from "#app/pages/listing/request.island.tsx";
import { Details, End, Footer, Head, Story } from "#app/pages/listing/sections.island.tsx";
import { postToEditor } from "#app/profile/screens/preview/use-editor-messages.ts";
import { useThemeStylesheet } from "#app/profile/screens/preview/use-theme-stylesheet.ts";
import { composeDraft } from "./compose-draft.ts";

interface ListingViewProps {
  draft: ListingDraft;
  provider: ProviderFacts;
  /** When the page was opened. */
  now: Date;
}

/** Renders a draft as the server renders the page of a home. */
export function ListingView({ draft, provider, now }: ListingViewProps) {
  const { profile, locale, origin } = draft;
  const lang = htmlLang(locale);
  const page = useMemo(() => composeDraft(draft, { now, provider }), [draft, now, provider]);
  // Computed again only if the website changes.
  useThemeStylesheet(
    useMemo(() => agentThemeCss(readAgent(profile, locale).design), [profile, locale]),
  );
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useEffect(() => postToEditor({ type: "preview.shown" }));
  const { desiredUrl } = profile;
  const address = useMemo<PageAddress>(
    () => ({
      locale,
      lang,
      path: `/${desiredUrl}`,
      search: "",
      origin,
      desiredUrl,
      ownDomain: false,
    }),
    [locale, lang, desiredUrl, origin],
  );
  if (!page) return null;
  const { frame, home, request, payment } = page.props;
  return (
    <AddressContext value={address}>
      <StaticPropsContext value={page.staticProps}>
        <ListingFrame
          {...frame}
          links={{ home: localePath(home, locale), listings: localePath(homesPath(home), locale) }}
          slots={{ languageMenu: <SiteLanguageMenu labels={frame.labels} /> }}
          parts={{
            head: <Head />,
            story: <Story />,
            // A form keeps what it began with: a new one for another language or address.
            request: <Request key={request.message} {...request} />,
            details: <Details />,
            payment: payment && (
              <div id="payment">
                <Payment {...payment} />
              </div>
            ),
            end: <End />,
            footer: <Footer />,
            bar: null,
          }}
        />
      </StaticPropsContext>
    </AddressContext>
  );
}
