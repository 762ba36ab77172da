import type { Lang } from "@realtor/api/locales";
import { Button } from "@realtor/ui/button";
import { Inline } from "@realtor/ui/inline";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as css from "./missing-text.css.ts";

interface MissingNoticeProps {
  /** The language without a text. */
  lang: Lang;
  /** The language that visitors read instead. */
  shown: Lang;
  /** Copies the text of `shown` into the field. */
  onStart: () => void;
  /** More actions. */
  children?: ReactNode;
}

/** Above a long field without a text: what visitors read instead, and how to begin. */
export function MissingNotice({ lang, shown, onStart, children }: MissingNoticeProps) {
  const values = useLanguageNames({ language: lang, source: shown });
  return (
    <div className={css.notice}>
      <p className={css.noticeTitle}>
        <FormattedMessage id="editor.lang.missing.title" values={values} />
      </p>
      <p>
        <FormattedMessage id="editor.lang.missing.body" values={values} />
      </p>
      <Inline gap={8} className={css.actions}>
        <Button size="small" onClick={onStart}>
          <FormattedMessage id="editor.lang.missing.start" values={values} />
        </Button>
        {children}
      </Inline>
    </div>
  );
}

/** The same below a field of one line. */
export function MissingLine({ lang, shown, onStart, children }: MissingNoticeProps) {
  const values = useLanguageNames({ language: lang, source: shown });
  return (
    <Inline rowGap={0} className={css.line}>
      <FormattedMessage id="editor.lang.missing.body" values={values} />
      <Button variant="text" size="small" className={css.lineButton} onClick={onStart}>
        <FormattedMessage id="editor.lang.missing.start" values={values} />
      </Button>
      {children}
    </Inline>
  );
}

/** The names of languages as values of a message. */
export function useLanguageNames<Key extends string>(
  langs: Readonly<Record<Key, Lang>>,
): Record<Key, string> {
  const { formatMessage } = useIntl();
  const names = Object.entries<Lang>(langs).map(([key, lang]) => [
    key,
    formatMessage({ id: `editor.language.${lang}` }),
  ]);
  return Object.fromEntries(names) as Record<Key, string>; // the keys of `langs`
}
