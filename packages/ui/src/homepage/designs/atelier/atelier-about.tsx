import { Fragment } from "react";
import type { ClosedRecord } from "../../content/closed-record.ts";
import { priceText } from "../../content/listing-offer.ts";
import { useMark } from "../../field-marks.ts";
import { langAttribute } from "../../homepage-content.ts";
import { PlainText, type PlainTextProps } from "../../sections/plain-text.tsx";
import { AllClosed, CountedOn, StatedBefore } from "../../sections/record-rows.tsx";
import { StatedBy } from "../../sections/stated-by.tsx";
import type { TemplateProps } from "../../template-props.ts";
import { readAbout } from "./read-about.ts";
import { countedSentence, recordSentence } from "./record-sentence.ts";
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

type RecordProps = Pick<TemplateProps, "content" | "labels" | "formats" | "links">;

/** The figures of the agent in one sentence: those that were counted, or else those that the agent states. */
export function Record(props: RecordProps) {
  const { record, stats } = props.content;
  if (!record && !stats) return null;
  return (
    <section className={styles.row} aria-labelledby="stats-title">
      <div>
        <h2 id="stats-title" className={styles.label}>
          {props.labels.homepage.stats.title}
        </h2>
        <div>{record ? <Counted {...props} record={record} /> : <Stated {...props} />}</div>
      </div>
    </section>
  );
}

function Stated({ content, labels, formats }: RecordProps) {
  const mark = useMark();
  const { stats, lang } = content;
  if (!stats) return null;
  // Two figures are known, so a sentence without the first starts with the career.
  const first = stats.salesCount === null ? "career" : "salesCount";
  return (
    <>
      <p className={styles.record} {...mark(first)}>
        {recordSentence({ stats, labels: labels.homepage, formats, lang })}
      </p>
      <StatedBy {...{ content, labels, formats }} className={styles.date} />
    </>
  );
}

/** The count, its source and the last closings. */
function Counted({ record, ...props }: RecordProps & { record: ClosedRecord }) {
  const { content, labels, formats } = props;
  const { stats, listings } = labels.homepage;
  const { source, sourceMls } = stats.record;
  return (
    <>
      <p className={styles.record}>
        {countedSentence({
          record,
          labels: labels.homepage,
          formats,
          lang: content.lang,
          month: formats.month(record.since),
        })}
      </p>
      <p className={styles.date}>
        <CountedOn {...{ record, formats }} template={record.systems[0] ? sourceMls : source} />
      </p>
      <ul className={styles.closings}>
        {record.latest.map(({ key, type, date, address, price }) => (
          <li key={key} className={styles.closing}>
            <time dateTime={date} className={styles.closingDate}>
              {formats.date(date)}
            </time>
            <strong className={styles.closingAddress}>{address}</strong>
            <span>
              {type === "sold" && price !== null
                ? priceText({ type, price }, listings, formats.money)
                : listings.status[type]}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.closingsEnd}>
        <AllClosed {...props} record={record} />
      </div>
      <StatedBefore {...props} record={record} />
    </>
  );
}
