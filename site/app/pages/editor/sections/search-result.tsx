import type { Lang } from "@realtor/api/locales";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./search-result.css.ts";

interface SearchResultProps {
  lang: Lang;
  title: string;
  description: string;
  slug: string;
}

const localePrefixes: Record<Lang, string> = { ko: "", en: "/en", ja: "/ja-JP" };

/** A preview of the page in search results. */
export function SearchResult({ lang, title, description, slug }: SearchResultProps) {
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
