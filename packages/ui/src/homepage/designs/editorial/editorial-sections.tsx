import { classNames } from "../../../format.ts";
import { wrap } from "../../../styles/layout.css.ts";
import { langAttribute } from "../../homepage-content.ts";
import { CaptionedVideo } from "../../sections/captioned-video.tsx";
import type { CustomLayoutProps } from "../../sections/custom-section.tsx";
import { PlainText } from "../../sections/plain-text.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { SectionPhoto, SectionText } from "../../sections/section-text.tsx";
import type { VideoLayoutProps } from "../../sections/video-section.tsx";
import { Title, isVertical } from "./editorial-title.tsx";
import * as styles from "./editorial-sections.css.ts";

/** A video from the fourth column on. The agent's title of it is the heading. */
export function Video({ heading, hasHeading, ...page }: VideoLayoutProps) {
  const { video, marks, lang } = page;
  // Without a still, the title is in its place.
  const title = video.poster && !hasHeading ? video.title : null;
  const own =
    heading && title
      ? { ...heading, text: title.text, ...langAttribute(title, lang), mark: marks.title }
      : heading;
  return (
    <div className={classNames(wrap, styles.videoInner)}>
      <Title heading={own} lang={lang} className={styles.videoHeading} />
      <div className={styles.videoBody}>
        <CaptionedVideo
          {...page}
          sizes="(max-width: 1100px) 100vw, 978px"
          hasHeading={hasHeading || title !== null}
          className={styles.videoFrame}
          captionClassName={styles.videoCaption}
        />
      </div>
    </div>
  );
}

/** Characters of a text that is set in two columns. */
const twoColumns = 100;

/** A text next to a tall photo; without a photo in two columns next to its heading. */
export function Text({ heading, ...page }: CustomLayoutProps<"text">) {
  const { section, lang } = page;
  const { photo, body } = section;
  if (photo)
    return (
      <div className={classNames(wrap, styles.storyInner)}>
        <SectionPhoto
          photo={photo}
          className={styles.storyPhoto}
          sizes="(max-width: 760px) max(100vw, 660px), 1140px"
          resolveImage={page.resolveImage}
        />
        <Title heading={heading} lang={lang} className={styles.storyHeading} />
        <div className={styles.storyText}>
          <SectionText {...page} className={styles.text} />
        </div>
      </div>
    );
  const place = isVertical(heading, lang) ? styles.textAtStart : styles.textAtEnd;
  const columns = body.text.length > twoColumns && styles.columns;
  return (
    <div className={classNames(wrap, styles.textInner)}>
      <Title heading={heading} lang={lang} className={styles.textHeading} />
      <div className={place}>
        <SectionText {...page} className={classNames(styles.text, columns)} />
      </div>
    </div>
  );
}

/** Questions in ruled rows with their answers next to them. */
export function Questions({ section, heading, lang, mark }: CustomLayoutProps<"faq">) {
  return (
    <div className={wrap}>
      <SectionHeading heading={heading} className={styles.questionsHeading} />
      <ul>
        {section.items.map(({ question, answer }, index) => (
          <li key={index} className={styles.row}>
            <h3
              className={styles.question}
              {...langAttribute(question, lang)}
              {...mark(index, "question")}
            >
              {question.text}
            </h3>
            <PlainText
              {...mark(index, "answer")}
              text={answer}
              page={lang}
              className={styles.answer}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
