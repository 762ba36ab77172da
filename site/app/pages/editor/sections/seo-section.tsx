import type { Lang } from "@realtor/api/locales";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import type { TextFieldId } from "../draft/editor-fields.ts";
import { useDeferredField } from "../draft/use-draft.ts";
import * as form from "../fields/form.css.ts";
import { DraftTextField } from "../fields/text-fields.tsx";
import { PhotoField } from "./photos-section.tsx";
import { SectionFrame } from "./section-frame.tsx";
import * as css from "./seo-section.css.ts";

const languages = ["Ko", "En", "Ja"] as const;
const htmlLangs = { Ko: "ko", En: "en", Ja: "ja" } as const;

/** Metadata for search engines and shared links, by language. See docs/spec/profile.md#seo. */
export function SeoSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="seo" lead={formatMessage({ id: "editor.seo.lead" })}>
      {languages.map((language) => (
        <LanguageFields key={language} language={language} />
      ))}
      <h3 className={form.subtitle}>
        <FormattedMessage id="editor.seo.pictures" />
      </h3>
      <PhotoField path="ogImage" />
      <PhotoField path="favicon" />
    </SectionFrame>
  );
}

function LanguageFields({ language }: { language: (typeof languages)[number] }) {
  const title: TextFieldId = `seoTitle${language}`;
  const description: TextFieldId = `seoDesc${language}`;
  const titleText = useDeferredField(title);
  const descriptionText = useDeferredField(description);
  const slug = useDeferredField("slug");
  const lang = htmlLangs[language];
  return (
    <>
      <h3 className={form.subtitle}>
        <FormattedMessage id={`editor.language.${lang}`} />
      </h3>
      <SearchResult lang={lang} title={titleText} description={descriptionText} slug={slug} />
      <DraftTextField field={title} showCount lang={lang} />
      <DraftTextField field={description} rows={3} showCount lang={lang} />
      <DraftTextField field={`seoKeywords${language}`} lang={lang} />
      <DraftTextField field={`seoAuthor${language}`} lang={lang} />
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
