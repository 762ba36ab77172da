import type { Lang } from "@realtor/api/locales";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { languageMessages } from "#app/profile-editor/editor-messages.ts";
import { missingMessages } from "./language-messages.ts";
import * as css from "#app/profile-editor/languages/missing-text.css.ts";

/** The agent's text in another language, folded to three lines. */
export function SourceText({ lang, text }: { lang: Lang; text: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > 160 || text.split("\n").length > 3;
  return (
    <div className={css.source}>
      <div className={css.sourceHead}>
        <FormattedMessage
          {...missingMessages.source}
          values={{ source: formatMessage(languageMessages[lang]) }}
        />
        {isLong && (
          <button
            type="button"
            className={css.textButton}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <FormattedMessage {...missingMessages[isOpen ? "showLess" : "showAll"]} />
          </button>
        )}
      </div>
      <p id={id} lang={lang} className={isOpen || !isLong ? css.sourceText : css.folded}>
        {text}
      </p>
    </div>
  );
}
