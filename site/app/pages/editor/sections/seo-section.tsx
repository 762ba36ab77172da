import type { Lang } from "@realtor/api/locales";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { languageMessages } from "#app/pages/editor/editor-messages.ts";
import type { TextFieldId } from "../draft/editor-fields.ts";
import { useDeferredField } from "../draft/use-draft.ts";
import * as form from "../fields/form.css.ts";
import { SectionFields } from "../fields/text-fields.tsx";
import { PhotoField } from "./photos-section.tsx";
import { SectionFrame } from "./section-frame.tsx";
import * as css from "./seo-section.css.ts";

const languages = ["Ko", "En", "Ja"] as const;
const htmlLangs = { Ko: "ko", En: "en", Ja: "ja" } as const;

/** Metadata for search engines and shared links, by language. See docs/spec/profile.md#seo. */
export function SeoSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame
      section="seo"
      lead={formatMessage({
        id: "editor.seo.lead",
        defaultMessage: "Left empty, they are made from your name and areas.",
        description: "Explanation of the section with texts for search engines.",
      })}
    >
      {languages.map((language) => (
        <LanguageFields key={language} language={language} />
      ))}
      <h3 className={form.subtitle}>
        <FormattedMessage
          id="editor.seo.pictures"
          defaultMessage="Icon and share image"
          description="Heading of the icon and the image for links."
        />
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
        <FormattedMessage {...languageMessages[lang]} />
      </h3>
      <SearchResult lang={lang} title={titleText} description={descriptionText} slug={slug} />
      <SectionFields section="seo" lang={lang} />
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
    <section
      className={css.result}
      aria-label={formatMessage({
        id: "editor.seo.preview",
        defaultMessage: "Search result preview",
        description: "Heading of the preview of a search result.",
      })}
    >
      <p className={css.address}>{`${new URL(origin).host}${localePrefixes[lang]}/${slug}`}</p>
      <p className={css.title} lang={lang}>
        {title || (
          <FormattedMessage
            id="editor.seo.noTitle"
            defaultMessage="The title is made for you"
            description="Title in the preview of a search result while the field is empty."
          />
        )}
      </p>
      <p className={css.description} lang={lang}>
        {description || (
          <FormattedMessage
            id="editor.seo.noDescription"
            defaultMessage="The description is taken from your text about yourself."
            description="Description in the preview of a search result while the field is empty."
          />
        )}
      </p>
    </section>
  );
}
