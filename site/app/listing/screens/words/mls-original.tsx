import type { Listing } from "@realtor/api/home";
import type { Lang } from "@realtor/api/locales";
import { readRemarks } from "@realtor/ui/listing";
import { FormattedMessage, useIntl } from "react-intl";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { useLanguageNames } from "#app/profile/field/language/missing-notice.tsx";
import { readWords } from "../../document/agent-words.ts";
import * as css from "./words-screen.css.ts";

/** The remarks of the MLS as visitors see them. */
export function MlsOriginal({ listing }: { listing: Listing }) {
  const { formatDate } = useIntl();
  const { publicRemarks, originatingSystemName, modificationTimestamp } = listing;
  const paragraphs = readRemarks(publicRemarks);
  const changed = modificationTimestamp ? new Date(modificationTimestamp) : null;
  return (
    <section className={css.text}>
      <h2 className={css.textTitle}>
        <FormattedMessage id="listing-form.words.original" />
      </h2>
      <p className={css.textSource}>
        {changed === null || Number.isNaN(changed.getTime()) ? (
          <FormattedMessage
            id="listing-form.words.original.source"
            values={{ source: originatingSystemName ?? "MLS" }}
          />
        ) : (
          <FormattedMessage
            id="listing-form.words.original.changed"
            values={{
              source: originatingSystemName ?? "MLS",
              time: formatDate(changed, { dateStyle: "medium", timeStyle: "short" }),
            }}
          />
        )}
      </p>
      {paragraphs.length === 0 ? (
        <p className={css.paragraphs}>
          <FormattedMessage id="listing-form.words.original.none" />
        </p>
      ) : (
        <div className={css.paragraphs} lang="en">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </section>
  );
}

/** The agent's text that a draft was made from. */
export function OwnText({ lang }: { lang: Lang }) {
  const names = useLanguageNames({ source: lang });
  const sentence = useDeferredSelector((draft) => readWords(draft, lang).sentence);
  const description = useDeferredSelector((draft) => readWords(draft, lang).description);
  return (
    <section className={css.text}>
      <h2 className={css.textTitle}>
        <FormattedMessage id="editor.lang.missing.source" values={names} />
      </h2>
      <div className={css.paragraphs} lang={lang}>
        {sentence.trim() !== "" && <p className={css.sentence}>{sentence}</p>}
        {description.trim() !== "" && <p>{description}</p>}
      </div>
    </section>
  );
}
