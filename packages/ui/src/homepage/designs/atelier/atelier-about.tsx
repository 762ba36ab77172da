import { Fragment } from "react";
import { formatTemplate } from "../../../format.ts";
import { useMark } from "../../field-marks.ts";
import { langAttribute } from "../../homepage-content.ts";
import { PlainText, type PlainTextProps } from "../../sections/plain-text.tsx";
import type { TemplateProps } from "../../template-props.ts";
import { readAbout } from "./read-about.ts";
import { recordSentence } from "./record-sentence.ts";
import * as styles from "./atelier.css.ts";

/** A text of the agent: the first sentence large, then paragraphs with subheadings. */
export function LongText({ text, page, className, ...mark }: PlainTextProps) {
  const { lead, parts } = readAbout(text.text, text.lang);
  return (
    <div {...langAttribute(text, page)} {...mark}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {parts.map(({ heading, body }) => (
        <Fragment key={body}>
          {heading && <h3 className={styles.subheading}>{heading}</h3>}
          <PlainText
            className={className}
            text={{ text: body, lang: text.lang }}
            page={text.lang}
          />
        </Fragment>
      ))}
    </div>
  );
}

/** The figures of the agent in one sentence, with their date. */
export function Record({
  content,
  labels,
  formats,
}: Pick<TemplateProps, "content" | "labels" | "formats">) {
  const mark = useMark();
  const { stats, lang } = content;
  if (!stats) return null;
  // Two figures are known, so a sentence without the first starts with the career.
  const first = stats.salesCount === null ? "career" : "salesCount";
  return (
    <section className={styles.row} aria-labelledby="stats-title">
      <div>
        <h2 id="stats-title" className={styles.label}>
          {labels.homepage.stats.title}
        </h2>
        <div>
          <p className={styles.record} {...mark(first)}>
            {recordSentence({ stats, labels: labels.homepage, formats, lang })}
          </p>
          {stats.asOf !== null && (
            <p className={styles.date} {...mark("figuresAt")}>
              {formatTemplate(labels.homepage.stats.note, { date: formats.date(stats.asOf) })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
