// The agent's texts can contain any character.
import "#app/fonts/full.css";
import type { ProviderFacts } from "@realtor/ui/legal-lines";
import type { Labels } from "@realtor/ui/labels";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { disableActions } from "#app/profile/screens/preview/disable-actions.ts";
import { prepareDraft } from "#app/profile/screens/preview/prepare-draft.ts";
import type { PreviewDraft } from "#app/profile/preview/preview-protocol.ts";
import { PreviewView } from "#app/profile/screens/preview/preview-view.tsx";
import * as css from "./shared-preview.css.ts";

export interface SharedPreviewProps {
  draft: PreviewDraft;
  /** The operator of the platform, for the legal lines. */
  provider: ProviderFacts;
  /** YYYY-MM-DD. */
  today: string;
  labels: Pick<Labels, "language">;
}

/** Links to a part of the page still scroll. */
const disableLinks = (page: HTMLDivElement) => disableActions(page, "a[href]:not([href^='#'])");

/** The preview of a draft below a bar that says so; its links and forms do nothing. */
function SharedPreviewPage({ draft, provider, today, labels }: SharedPreviewProps) {
  const { formatMessage } = useIntl();
  // The preview creates stylesheets and loads its template as the editor's preview does.
  const isBrowser = useHydrated();
  const prepared = useMemo(
    () => prepareDraft(null, draft, { today, provider }),
    [draft, today, provider],
  );
  return (
    <>
      <aside className={css.bar} aria-label={formatMessage({ id: "sharedPreview.label" })}>
        <p>
          <FormattedMessage id="sharedPreview.text" />
        </p>
        <SiteLanguageMenu labels={labels} />
      </aside>
      <noscript>
        <p className={css.noScript}>
          <FormattedMessage id="sharedPreview.script" />
        </p>
      </noscript>
      <div ref={disableLinks}>{isBrowser && <PreviewView {...prepared} />}</div>
    </>
  );
}

export { SharedPreviewPage as component };
