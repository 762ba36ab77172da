import "#app/fonts/rest.css";
import { htmlLang } from "@realtor/api/locales";
import { ChevronDownIcon } from "@realtor/ui/icons";
import type { Lang } from "@realtor/ui/labels";
import { useEffect } from "react";
import { LegalPage, type LegalLabels } from "#app/layout/legal/legal-page.tsx";
import { LegalText } from "#app/layout/legal/legal-text.tsx";
import { useAddress } from "#app/page-root.tsx";
import type { Frame } from "#app/layout/agent-frame/page-frame.tsx";
import type { LegalDocument } from "#app/layout/legal/legal-document.ts";
import * as css from "./privacy.css.ts";

export interface PrivacyProps {
  frame: Frame;
  labels: LegalLabels;
  /** The page's language first; Korean and English are always included. */
  texts: readonly PrivacyText[];
  title: string;
  /** The formatted effective date. */
  effective: string;
  year: number;
}

export interface PrivacyText {
  lang: Lang;
  /** Name of the language. */
  name: string;
  document: LegalDocument;
}

/**
 * Privacy policy: one `<details>` per language, the page's language open. The ids `ko` and `en` are
 * inside it, so that browsers open it for a fragment link. See docs/spec/routes.md#terms-and-privacy.
 */
function PrivacyPage({ frame, labels, title, effective, texts, year }: PrivacyProps) {
  const pageLang = htmlLang(useAddress().locale);
  useOpenTarget();
  return (
    <LegalPage frame={frame} labels={labels} year={year} title={title} effective={effective}>
      {texts.map(({ lang, name, document }) => (
        // The browser may have opened the element before hydration.
        <details
          key={lang}
          className={css.text}
          lang={lang}
          open={lang === pageLang}
          suppressHydrationWarning
        >
          <summary className={css.summary}>
            <h2 className={css.name}>{name}</h2>
            <ChevronDownIcon />
          </summary>
          <div id={lang} className={css.content}>
            <LegalText document={document} idPrefix={`${lang}-`} heading="h3" />
          </div>
        </details>
      ))}
    </LegalPage>
  );
}

/** Opens the `<details>` that contains the target of the URL fragment, in browsers that do not. */
function useOpenTarget(): void {
  useEffect(() => {
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, []);
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest("details");
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}

export { PrivacyPage as component };
