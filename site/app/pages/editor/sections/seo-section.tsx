import { FormattedMessage, useIntl } from "react-intl";
import { useDeferredField } from "../draft/use-draft.ts";
import type { TextFieldId } from "../fields/editor-fields.ts";
import * as form from "../fields/form.css.ts";
import { DraftTextField } from "../fields/draft-text-field.tsx";
import { PhotoField } from "./photo-fields.tsx";
import { SearchResult } from "./search-result.tsx";
import { SectionFrame } from "./section-frame.tsx";

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
