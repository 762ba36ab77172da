import type { Lang } from "@realtor/api/locales";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredField, useDeferredSelector } from "#app/profile/draft/use-draft.ts";
import * as form from "#app/profile/field/form.css.ts";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import { findMissingTexts } from "#app/profile/field/language/find-missing-texts.ts";
import * as missing from "#app/profile/field/language/missing-text.css.ts";
import { SectionFields } from "#app/profile/field/section-fields.tsx";
import { PhotoField } from "./photos-section.tsx";
import { SectionFrame } from "./section-frame.tsx";
import * as css from "./seo-section.css.ts";

const endings = { ko: "Ko", en: "En", ja: "Ja" } as const;

/** Metadata for search engines and shared links. See docs/spec/profile.md#seo. */
export function SeoSection() {
  const { lang } = useEditorLanguage();
  return (
    <SectionFrame section="seo">
      <SearchResultInLanguage key={lang} lang={lang} />
      <SectionFields section="seo" />
      <h3 className={form.subtitle}>
        <FormattedMessage id="editor.seo.pictures" />
      </h3>
      <PhotoField path="ogImage" />
      <PhotoField path="favicon" />
    </SectionFrame>
  );
}

/** The search result in the language of the form, and the language whose texts it has instead. */
function SearchResultInLanguage({ lang }: { lang: Lang }) {
  const { formatMessage } = useIntl();
  const ending = endings[lang];
  const shown = useDeferredSelector(
    (draft) => findMissingTexts(draft, lang).find(({ section }) => section === "seo")?.shown,
  );
  return (
    <>
      <SearchResult
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

interface SearchResultProps {
  lang: Lang;
  title: string;
  description: string;
  slug: string;
}

const localePrefixes: Record<Lang, string> = { ko: "", en: "/en", ja: "/ja-JP" };

/** A preview of the page in search results. */
function SearchResult({ lang, title, description, slug }: SearchResultProps) {
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
