import "#app/fonts/rest.css";
import { ChevronDownIcon } from "@realtor/ui/icons";
import { LegalPage } from "#app/layout/legal/legal-page.tsx";
import { LegalText } from "#app/layout/legal/legal-text.tsx";
import { useAddress } from "#app/page-root.tsx";
import type { PrivacyProps } from "./privacy-props.ts";
import * as css from "./privacy.css.ts";
import { useOpenTarget } from "./use-open-target.ts";

/**
 * Privacy policy: one text for each language, the page's own open. `#ko` and `#en` stand inside their
 * text, so that browsers open it by themselves when a link leads there (DECISIONS section 4).
 */
function PrivacyPage({ frame, labels, title, effective, texts, year }: PrivacyProps) {
  const { lang } = useAddress();
  useOpenTarget();
  return (
    <LegalPage frame={frame} labels={labels} year={year} title={title} effective={effective}>
      {texts.map(({ name, document }) => (
        // The browser may have opened a text before the page woke.
        <details
          key={document.lang}
          className={css.text}
          lang={document.lang}
          open={document.lang === lang}
          suppressHydrationWarning
        >
          <summary className={css.summary}>
            <h2 className={css.name}>{name}</h2>
            <ChevronDownIcon />
          </summary>
          <div id={document.lang} className={css.content}>
            <LegalText document={document} idPrefix={`${document.lang}-`} heading="h3" />
          </div>
        </details>
      ))}
    </LegalPage>
  );
}

export { PrivacyPage as component };
