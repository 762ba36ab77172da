import { langAttribute } from "../../homepage-content.ts";
import { CaptionedVideo } from "../../sections/captioned-video.tsx";
import { Quote } from "../../sections/custom-rows.tsx";
import type { CustomLayoutProps } from "../../sections/custom-section.tsx";
import { LanguageNote, PlainText } from "../../sections/plain-text.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { SectionPhoto, SectionText } from "../../sections/section-text.tsx";
import type { VideoLayoutProps } from "../../sections/video-section.tsx";
import { readSteps, type Step } from "./read-steps.ts";
import { body } from "./atelier.css.ts";
import * as styles from "./atelier-sections.css.ts";

// The rows do not change, so the index is a stable key.

/** Questions with answers that open; the first one is open. */
export function Questions({ section, heading, lang, mark }: CustomLayoutProps<"faq">) {
  return (
    <div>
      <SectionHeading heading={heading} />
      <ul className={styles.questions}>
        {section.items.map(({ question, answer }, index) => (
          <li key={index}>
            <details open={index === 0}>
              <summary className={styles.summary}>
                <h3
                  className={styles.question}
                  {...langAttribute(question, lang)}
                  {...mark(index, "question")}
                >
                  {question.text}
                </h3>
              </summary>
              <PlainText
                {...mark(index, "answer")}
                text={answer}
                page={lang}
                className={styles.answer}
              />
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, what, result }, index) => (
        <li key={index} className={styles.step}>
          <b className={styles.when}>{when}</b> <span className={styles.what}>{what}</span>{" "}
          {result && <span className={styles.result}>{result}</span>}
        </li>
      ))}
    </ol>
  );
}

/** A text, or an ordered list if the text consists of steps. */
export function Text({ heading, ...page }: CustomLayoutProps<"text">) {
  const { section, lang, mark, labels, resolveImage } = page;
  const steps = readSteps(section.body.text);
  return (
    <div>
      <SectionHeading heading={heading} />
      <div>
        {section.photo && (
          <SectionPhoto
            photo={section.photo}
            className={styles.textPhoto}
            sizes="(max-width: 760px) 100vw, 724px"
            ratio={[724, 482]}
            resolveImage={resolveImage}
          />
        )}
        {steps ? (
          <div {...langAttribute(section.body, lang)} {...mark("body")}>
            <LanguageNote text={section.body} page={lang} labels={labels.homepage} />
            <Steps steps={steps} />
          </div>
        ) : (
          <SectionText {...page} className={body} />
        )}
      </div>
    </div>
  );
}

/** Testimonials below each other, all in one size. */
export function Quotes({ section, heading, ...page }: CustomLayoutProps<"testimonials">) {
  return (
    <div>
      <SectionHeading heading={heading} />
      <ul className={styles.quotes}>
        {section.items.map((item, index) => (
          <li key={index}>
            <Quote
              {...page}
              index={index}
              item={item}
              classes={{ text: styles.quote, source: styles.source }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A video next to its heading. */
export function Video({ heading, ...video }: VideoLayoutProps) {
  return (
    <div>
      <SectionHeading heading={heading} />
      <div>
        <CaptionedVideo {...video} sizes="(max-width: 760px) 100vw, 832px" />
      </div>
    </div>
  );
}
