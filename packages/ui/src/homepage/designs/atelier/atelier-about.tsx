import { formatTemplate } from "../../../format.ts";
import type { LocalText } from "../../../legal/legal-facts.ts";
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

/** Text about the agent: the first sentence large, then paragraphs with subheadings. */
export function About({ content, labels }: Pick<TemplateProps, "content" | "labels">) {
  const { about, lang } = content;
  if (!about) return null;
  const { lead, parts } = readAbout(about.text, about.lang);
  return (
    <section id="about" className={styles.row} aria-labelledby="about-title">
      <div>
        <h2 id="about-title" className={styles.label}>
          {labels.homepage.about.title}
        </h2>
        <div>
          <LanguageNote text={about} page={lang} labels={labels.homepage} />
          <div {...langAttribute(about, lang)}>
            {lead && <p className={styles.lead}>{lead}</p>}
            {parts.map(({ heading, body }) => (
              <Part key={body} heading={heading} body={{ text: body, lang: about.lang }} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
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
