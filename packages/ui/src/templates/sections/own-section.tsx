import { memo, type ReactNode } from "react";
import { ArrowRightIcon, ChevronDownIcon, ExternalIcon } from "../../components/icon/icons.ts";
import { classNames } from "../../private/class-names.ts";
import type { Lang } from "../../labels/labels.ts";
import type { Section, TeamMember, Testimonial } from "../homepage-content.ts";
import type { TemplateProps } from "../template-props.ts";
import { foreign } from "./foreign.ts";
import { LanguageNote } from "./language-note.tsx";
import * as styles from "./own-section.css.ts";
import { Picture } from "./picture.tsx";
import { PlainText } from "./plain-text.tsx";
import { frame } from "./section.css.ts";
import { CaptionedVideo } from "./captioned-video.tsx";

export type OwnSectionClasses = {
  inner: string;
  heading: string;
  /** A text with a photograph: photograph, then title and text. Without it none is shown. */
  story?: { root: string; photo: string; text: string };
  /** A text without a photograph: heading and text. */
  statement: string;
  /** Heading beside the rows. */
  split: string;
  /** The text itself. */
  text: string;
  video: string;
};

export type OwnSectionProps = Pick<TemplateProps, "labels" | "links" | "resolveImage"> & {
  section: Section;
  /** The page's language. */
  lang: Lang;
  className: string;
  classes: OwnSectionClasses;
};

type PartProps<Type extends Section["type"]> = OwnSectionProps & {
  section: Extract<Section, { type: Type }>;
};

function Heading({ section, lang, classes, labels }: OwnSectionProps) {
  const fallback =
    section.type === "text" || section.type === "video"
      ? null
      : labels.homepage.sections[section.type];
  if (!section.title && !fallback) return null;
  return (
    <h2
      id={`${section.id}-title`}
      className={classes.heading}
      {...(section.title ? foreign(section.title, lang) : {})}
    >
      {section.title?.text ?? fallback}
    </h2>
  );
}

function TextSection(props: PartProps<"text">) {
  const { section, lang, classes, labels, resolveImage } = props;
  const body = (
    <>
      <LanguageNote text={section.body} page={lang} labels={labels.homepage} />
      <PlainText text={section.body} page={lang} className={classes.text} />
    </>
  );
  if (!section.photo || !classes.story) {
    return (
      <div className={classes.statement}>
        <div>
          <Heading {...props} />
        </div>
        <div>{body}</div>
      </div>
    );
  }
  return (
    <div className={classes.story.root}>
      <div className={classNames(frame, classes.story.photo)}>
        <Picture
          photo={section.photo}
          alt=""
          sizes="(max-width: 760px) 100vw, 50vw"
          ratio={[1000, 1200]}
          max={1440}
          resolveImage={resolveImage}
        />
      </div>
      <div className={classes.story.text}>
        <Heading {...props} />
        {body}
      </div>
    </div>
  );
}

function Quote({ item, lang, labels }: OwnSectionProps & { item: Testimonial }) {
  const source = [item.author, item.place, item.year].filter(Boolean).join(", ");
  return (
    <li>
      <figure className={styles.quote}>
        <blockquote>
          <LanguageNote text={item.quote} page={lang} labels={labels.homepage} />
          <PlainText text={item.quote} page={lang} className={styles.quoteText} />
        </blockquote>
        {source && <figcaption className={styles.quoteSource}>{source}</figcaption>}
      </figure>
    </li>
  );
}

function Question({
  item,
  lang,
}: OwnSectionProps & { item: Extract<Section, { type: "faq" }>["items"][number] }) {
  return (
    <li>
      <details>
        <summary className={styles.question} {...foreign(item.question, lang)}>
          {item.question.text}
          <ChevronDownIcon size={20} />
        </summary>
        <PlainText text={item.answer} page={lang} className={styles.answer} />
      </details>
    </li>
  );
}

function OutsideLink({
  item,
  lang,
}: OwnSectionProps & { item: Extract<Section, { type: "links" }>["items"][number] }) {
  return (
    <li>
      <a
        className={styles.link}
        href={item.href}
        rel="noopener nofollow"
        {...foreign(item.label, lang)}
      >
        {item.label.text}
        <ExternalIcon size={20} />
      </a>
    </li>
  );
}

function Member({ item, lang, links }: OwnSectionProps & { item: TeamMember }) {
  return (
    <li>
      <a
        className={styles.link}
        href={links.member(item.desiredUrl)}
        {...(item.name ? foreign(item.name, lang) : {})}
      >
        {item.name?.text ?? item.desiredUrl}
        <ArrowRightIcon size={20} />
      </a>
    </li>
  );
}

function rowsOf(props: OwnSectionProps): ReactNode {
  const { section } = props;
  // The rows of a stored section do not change while the page is open.
  switch (section.type) {
    case "testimonials":
      return section.items.map((item, index) => <Quote key={index} {...props} item={item} />);
    case "faq":
      return section.items.map((item, index) => <Question key={index} {...props} item={item} />);
    case "links":
      return section.items.map((item, index) => <OutsideLink key={index} {...props} item={item} />);
    case "team":
      return section.members.map((item) => <Member key={item.desiredUrl} {...props} item={item} />);
    default:
      return null;
  }
}

function Body(props: OwnSectionProps) {
  const { section, classes } = props;
  switch (section.type) {
    case "text":
      return <TextSection {...props} section={section} />;
    case "video":
      return (
        <>
          <div className={styles.videoHeading}>
            <Heading {...props} />
          </div>
          <CaptionedVideo {...props} video={section.video} className={classes.video} titled />
        </>
      );
    default:
      return (
        <div className={classes.split}>
          <div>
            <Heading {...props} />
          </div>
          <ul className={styles.rows}>{rowsOf(props)}</ul>
        </div>
      );
  }
}

/**
 * A section the agent added: text, testimonials, questions, links, video or team. There may be thirty
 * of ten rows each: one is drawn anew only when something of it changed.
 */
export const OwnSection = memo(function OwnSection(props: OwnSectionProps) {
  const { section, className, classes } = props;
  const named = section.title !== null || (section.type !== "text" && section.type !== "video");
  return (
    <section
      id={section.id}
      className={className}
      {...(named ? { "aria-labelledby": `${section.id}-title` } : {})}
    >
      <div className={classes.inner}>
        <Body {...props} />
      </div>
    </section>
  );
});
