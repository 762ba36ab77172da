import { formatTemplate } from "../../../format.ts";
import type { Lang } from "../../../labels/labels.ts";
import type { LocalText } from "../../../legal/legal-facts.ts";
import type { TextSection } from "../../content/texts.ts";
import { langAttribute } from "../../homepage-content.ts";
import { LanguageNote, PlainText } from "../../sections/plain-text.tsx";
import type { TemplateProps } from "../../template-props.ts";
import { readAbout } from "./read-about.ts";
import { recordSentence } from "./record-sentence.ts";
import * as styles from "./atelier.css.ts";

type PartProps = { heading: string | null; body: LocalText };

function Part({ heading, body }: PartProps) {
  return (
    <>
      {heading && <h3 className={styles.subheading}>{heading}</h3>}
      <PlainText text={body} page={body.lang} className={styles.body} />
    </>
  );
}

type TextRowProps = Pick<TemplateProps, "labels"> & { section: TextSection; page: Lang };

/** A text of the agent: the first sentence large, then paragraphs with subheadings. */
function TextRow({ section: { id, title, text }, page, labels }: TextRowProps) {
  const { lead, parts } = readAbout(text.text, text.lang);
  return (
    <section id={id} className={styles.row} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={styles.label}>
          {title}
        </h2>
        <div>
          <LanguageNote text={text} page={page} labels={labels.homepage} />
          <div {...langAttribute(text, page)}>
            {lead && <p className={styles.lead}>{lead}</p>}
            {parts.map(({ heading, body }) => (
              <Part key={body} heading={heading} body={{ text: body, lang: text.lang }} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The sections with one text of the agent. */
export function Texts({ content, labels }: Pick<TemplateProps, "content" | "labels">) {
  return content.texts.map((section) => (
    <TextRow key={section.id} section={section} page={content.lang} labels={labels} />
  ));
}

/** The figures of the agent in one sentence, with their date. */
export function Record({
  content,
  labels,
  formats,
}: Pick<TemplateProps, "content" | "labels" | "formats">) {
  const { stats, lang } = content;
  if (!stats) return null;
  return (
    <section className={styles.row} aria-labelledby="stats-title">
      <div>
        <h2 id="stats-title" className={styles.label}>
          {labels.homepage.stats.title}
        </h2>
        <div>
          <p className={styles.record}>
            {recordSentence({ stats, labels: labels.homepage, formats, lang })}
          </p>
          <p className={styles.date}>
            {formatTemplate(labels.homepage.stats.note, { year: stats.year })}
          </p>
        </div>
      </div>
    </section>
  );
}
