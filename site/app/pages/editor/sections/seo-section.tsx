import { FormattedMessage, useIntl } from "react-intl";
import { useFieldBehind } from "../draft/use-draft.ts";
import type { TextFieldId } from "../fields/editor-fields.ts";
import * as form from "../fields/form.css.ts";
import { TextEntry } from "../fields/text-entry.tsx";
import { PhotoOf } from "./photo-of.tsx";
import { SearchResult } from "./search-result.tsx";
import { SectionFrame } from "./section-frame.tsx";

const languages = ["Ko", "En", "Ja"] as const;
const htmlLangs = { Ko: "ko", En: "en", Ja: "ja" } as const;

/** What search engines and shared links say, for each language, and how that looks. */
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
      <PhotoOf path="ogImage" />
      <PhotoOf path="favicon" />
    </SectionFrame>
  );
}

function LanguageFields({ language }: { language: (typeof languages)[number] }) {
  const title: TextFieldId = `seoTitle${language}`;
  const description: TextFieldId = `seoDesc${language}`;
  const titleText = useFieldBehind(title);
  const descriptionText = useFieldBehind(description);
  const slug = useFieldBehind("slug");
  const lang = htmlLangs[language];
  return (
    <>
      <h3 className={form.subtitle}>
        <FormattedMessage id={`editor.language.${lang}`} />
      </h3>
      <SearchResult lang={lang} title={titleText} description={descriptionText} slug={slug} />
      <TextEntry field={title} counted lang={lang} />
      <TextEntry field={description} rows={3} counted lang={lang} />
      <TextEntry field={`seoKeywords${language}`} lang={lang} />
      <TextEntry field={`seoAuthor${language}`} lang={lang} />
    </>
  );
}
