import "#app/fonts/rest.css";
import { htmlLang } from "@realtor/api/locales";
import { ChevronDownIcon } from "@realtor/ui/icons";
import { LegalPage } from "#app/layout/legal/legal-page.tsx";
import { LegalText } from "#app/layout/legal/legal-text.tsx";
import { useAddress } from "#app/page-root.tsx";
import type { PrivacyProps } from "./privacy-props.ts";
import * as css from "./privacy.css.ts";
import { useOpenTarget } from "./use-open-target.ts";

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

export { PrivacyPage as component };
