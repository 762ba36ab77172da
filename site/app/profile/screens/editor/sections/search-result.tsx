import type { Lang } from "@realtor/api/locales";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredField } from "#app/profile/draft/use-draft.ts";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import { findMissingTexts } from "#app/profile/field/language/find-missing-texts.ts";
import * as missing from "#app/profile/field/language/missing-text.css.ts";
import * as css from "./search-result.css.ts";

const endings = { ko: "Ko", en: "En", ja: "Ja" } as const;

/**
 * The page in search results, in the language of the form, and the language whose texts it has instead.
 * See docs/spec/profile.md#seo.
 */
export function SearchResult() {
  const { lang } = useEditorLanguage();
  return <SearchResultInLanguage key={lang} lang={lang} />;
}

function SearchResultInLanguage({ lang }: { lang: Lang }) {
  const { formatMessage } = useIntl();
  const ending = endings[lang];
  const shown = useDeferredSelector(
    (draft) => findMissingTexts(draft, lang).find(({ section }) => section === "seo")?.shown,
  );
  return (
    <>
      <FoundPage
        lang={lang}
        title={useDeferredField(`seoTitle${ending}`)}
        description={useDeferredField(`seoDesc${ending}`)}
        slug={useDeferredField("slug")}
      />
      {shown && (
        <p className={missing.notice}>
          {formatMessage(
            { id: "editor.lang.missing.body" },
            {
              language: formatMessage({ id: `editor.language.${lang}` }),
              source: formatMessage({ id: `editor.language.${shown}` }),
            },
          )}
        </p>
      )}
    </>
  );
}

interface FoundPageProps {
  lang: Lang;
  title: string;
  description: string;
  slug: string;
}

const localePrefixes: Record<Lang, string> = { ko: "", en: "/en", ja: "/ja-JP" };

/** A preview of the page in search results. */
function FoundPage({ lang, title, description, slug }: FoundPageProps) {
  const { formatMessage } = useIntl();
  const { origin } = useAddress();
  return (
    <section className={css.result} aria-label={formatMessage({ id: "editor.seo.preview" })}>
      <p className={css.address}>{`${new URL(origin).host}${localePrefixes[lang]}/${slug}`}</p>
      <p className={css.title} lang={lang}>
        {title || <FormattedMessage id="editor.seo.noTitle" />}
      </p>
      <p className={css.description} lang={lang}>
        {description || <FormattedMessage id="editor.seo.noDescription" />}
      </p>
    </section>
  );
}
