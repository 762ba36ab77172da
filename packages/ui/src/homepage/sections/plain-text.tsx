import type { LocalText } from "@realtor/profile/text";
import { Fragment, memo } from "react";
import { classNames, formatTemplate } from "../../format.ts";
import type { HomepageLabels, Lang } from "../../labels/labels.ts";
import type { FieldMark } from "../field-marks.ts";
import { langAttribute } from "../homepage-content.ts";
import { parseText, type Run } from "./parse-text.ts";
import * as styles from "./plain-text.css.ts";

function Runs({ runs }: { runs: Run[] }) {
  return runs.map((run, index) => (
    // The order is constant, so the index is a stable key.
    <Fragment key={index}>
      {run.href ? (
        <a href={run.href} rel="noopener nofollow">
          {run.text}
        </a>
      ) : (
        run.text
      )}
    </Fragment>
  ));
}

export type PlainTextProps = FieldMark & {
  text: LocalText;
  page: Lang;
  className?: string | undefined;
};

/** An agent's plain text with paragraphs, lists and links. */
export const PlainText = memo(function PlainText({
  text,
  page,
  className,
  ...mark
}: PlainTextProps) {
  return (
    <div className={classNames(styles.root, className)} {...langAttribute(text, page)} {...mark}>
      {parseText(text.text).map((block, index) =>
        block.kind === "paragraph" ? (
          <p key={index}>
            <Runs runs={block.runs} />
          </p>
        ) : (
          <ul key={index}>
            {block.items.map((item, position) => (
              <li key={position}>
                <Runs runs={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
});

type LanguageNoteProps = { text: LocalText; page: Lang; labels: HomepageLabels };

/** Note that the text below is available in another language only. */
export function LanguageNote({ text, page, labels }: LanguageNoteProps) {
  if (text.lang === page) return null;
  return (
    <p className={styles.languageNote}>
      {formatTemplate(labels.onlyIn, { lang: labels.onlyInNames[text.lang] })}
    </p>
  );
}
