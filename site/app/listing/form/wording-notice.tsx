import type { Lang } from "@realtor/api/locales";
import type { WordingIssue } from "@realtor/api/wording";
import { Button } from "@realtor/ui/button";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import * as noticeCss from "#app/profile/field/language/missing-text.css.ts";
import { useListingStore } from "../document/listing-kind.ts";
import { type ListingIdOf, listingValues } from "../document/listing-values.ts";
import { findWordings } from "../document/open-wordings.ts";
import { listingControlId } from "./use-listing-control.ts";
import type { DescribedHome } from "./use-words-source.ts";
import * as css from "./words-fields.css.ts";
import { findExample } from "./wording-example.ts";

interface CheckedTextProps {
  id: ListingIdOf<string>;
  lang: Lang;
  home: Pick<DescribedHome, "bedrooms">;
  /** The field. */
  children: ReactNode;
}

/**
 * A field with the phrases in it that may break the law or the rules of advertising. One is named after the field
 * was left, and no longer once it is changed.
 */
export function CheckedText({ id, lang, home, children }: CheckedTextProps) {
  const store = useListingStore();
  const { get, set } = listingValues[id];
  const [left, setLeft] = useState(() => get(store.getDraft()));
  const text = useDeferredSelector(get);
  const kept = useDeferredSelector(listingValues.keptWordings.get);
  const issues = findWordings(left, kept).filter(({ quote }) => text.includes(quote));
  function replace(issue: WordingIssue) {
    const found = findExample(get(store.getDraft()), issue, { lang, ...home });
    if (!found) return;
    store.change((draft) => set(draft, found.text));
    setLeft(found.text);
    requestAnimationFrame(() => {
      const control = document.getElementById(listingControlId(id));
      control?.focus();
      if (control instanceof HTMLTextAreaElement)
        control.setSelectionRange(found.start, found.start + found.example.length);
    });
  }
  return (
    <div onBlur={() => setLeft(get(store.getDraft()))}>
      {children}
      <div aria-live="polite">
        {issues.map((issue) => (
          <WordingNotice
            key={issue.quote}
            issue={issue}
            lang={lang}
            example={findExample(text, issue, { lang, ...home })?.example ?? null}
            onUse={() => replace(issue)}
          />
        ))}
      </div>
    </div>
  );
}

interface WordingNoticeProps {
  issue: WordingIssue;
  lang: Lang;
  example: string | null;
  onUse: () => void;
}

function WordingNotice({ issue: { quote, reason }, lang, example, onUse }: WordingNoticeProps) {
  return (
    <div className={css.wording}>
      <p className={noticeCss.noticeTitle}>
        <q lang={lang} className={css.phrase}>
          {quote}
        </q>
      </p>
      <p>
        <FormattedMessage id={`editor.check.wording.${reason}`} />
        {example !== null && (
          <>
            {" "}
            <FormattedMessage
              id="listing-form.wording.example"
              values={{
                example: (
                  <span key="example" lang={lang}>
                    {example}
                  </span>
                ),
              }}
            />
          </>
        )}
      </p>
      {example !== null && (
        <div>
          <Button variant="text" size="inline" onClick={onUse}>
            <FormattedMessage id="listing-form.wording.use" />
          </Button>
        </div>
      )}
    </div>
  );
}
