import { memo, type ReactNode } from "react";
import { ArrowRightIcon, ChevronDownIcon, ExternalIcon } from "../../components/icons/icons.ts";
import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { Lang } from "../../labels/labels.ts";
import type { Section, Testimonial } from "../content/custom-sections.ts";
import type { TeamMember } from "../content/team.ts";
import { langAttribute } from "../homepage-content.ts";
import type { TemplateProps } from "../template-props.ts";
import { LanguageNote, PlainText } from "./plain-text.tsx";
import { Link } from "../../components/link-provider/link-provider.tsx";
import * as styles from "./custom-section.css.ts";
import { FramedPhoto } from "./framed-photo.tsx";
import { frame } from "./section.css.ts";
import { CaptionedVideo } from "./captioned-video.tsx";

export type CustomSectionClasses = {
  /** Text with photo; without these classes the photo is not shown. */
  story?: { root: string; photo: string; text: string };
  /** Text without photo. */
  statement: string;
  /** Heading next to the rows. */
  split: string;
  text: string;
};

export type CustomSectionProps = Pick<
  TemplateProps,
  "labels" | "formats" | "links" | "resolveImage"
> & {
  section: Section;
  lang: Lang;
  className: string;
  /** Class of the heading. */
  heading: string;
  classes: CustomSectionClasses;
};

type PartProps<Type extends Section["type"]> = CustomSectionProps & {
  section: Extract<Section, { type: Type }>;
};

function Heading({ section, lang, heading, labels }: CustomSectionProps) {
  const fallback =
    section.type === "text" || section.type === "video"
      ? null
      : labels.homepage.sections[section.type];
  if (!section.title && !fallback) return null;
  return (
    <h2
      id={`${section.id}-title`}
      className={heading}
      {...(section.title ? langAttribute(section.title, lang) : {})}
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
        <FramedPhoto
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

function Quote({ item, lang, labels }: CustomSectionProps & { item: Testimonial }) {
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
}: CustomSectionProps & { item: Extract<Section, { type: "faq" }>["items"][number] }) {
  return (
    <li>
      <details>
        <summary className={styles.question} {...langAttribute(item.question, lang)}>
          {item.question.text}
          <ChevronDownIcon size={20} />
        </summary>
        <PlainText text={item.answer} page={lang} className={styles.answer} />
      </details>
    </li>
  );
}

function ExternalLink({
  item,
  lang,
}: CustomSectionProps & { item: Extract<Section, { type: "links" }>["items"][number] }) {
  return (
    <li>
      <a
        className={styles.link}
        href={item.href}
        rel="noopener nofollow"
        {...langAttribute(item.label, lang)}
      >
        {item.label.text}
        <ExternalIcon size={20} />
      </a>
    </li>
  );
}

function Member({
  item,
  lang,
  labels,
  formats,
  links,
  resolveImage,
}: CustomSectionProps & { item: TeamMember }) {
  const { name, portrait, jobTitle, cities, phone, salesCount } = item;
  const { sales, salesUnit } = labels.homepage.stats;
  return (
    <li>
      <Link className={styles.link} href={links.member(item.desiredUrl)}>
        {portrait && (
          <span className={classNames(frame, styles.memberPhoto)}>
            <FramedPhoto
              photo={portrait}
              alt=""
              sizes="96px"
              ratio={[96, 120]}
              max={320}
              resolveImage={resolveImage}
            />
          </span>
        )}
        <span className={styles.memberBody}>
          <span className={styles.memberText}>
            <b className={styles.memberName} {...(name ? langAttribute(name, lang) : {})}>
              {name?.text ?? item.desiredUrl}
            </b>
            {jobTitle && <span {...langAttribute(jobTitle, lang)}>{jobTitle.text}</span>}
            {cities.length > 0 && (
              <span className={styles.memberCities}>
                {cities.map((city) => (
                  <span key={city.text} {...langAttribute(city, lang)}>
                    {city.text}
                  </span>
                ))}
              </span>
            )}
          </span>
          <span>
            {phone}
            {salesCount !== null && (
              <span>
                {sales} {formats.number(salesCount)}
                {salesUnit}
              </span>
            )}
          </span>
        </span>
        <ArrowRightIcon size={20} />
      </Link>
    </li>
  );
}

function renderRows(props: CustomSectionProps): ReactNode {
  const { section } = props;
  // The rows do not change, so the index is a stable key.
  switch (section.type) {
    case "testimonials":
      return section.items.map((item, index) => <Quote key={index} {...props} item={item} />);
    case "faq":
      return section.items.map((item, index) => <Question key={index} {...props} item={item} />);
    case "links":
      return section.items.map((item, index) => (
        <ExternalLink key={index} {...props} item={item} />
      ));
    case "team":
      return section.members.map((item) => <Member key={item.desiredUrl} {...props} item={item} />);
    default:
      return null;
  }
}

function Body(props: CustomSectionProps) {
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
          {/* `className` of the props is that of the section. */}
          <CaptionedVideo {...props} video={section.video} className={undefined} hasHeading />
        </>
      );
    default:
      return (
        <div className={classes.split}>
          <div>
            <Heading {...props} />
          </div>
          <ul className={styles.rows}>{renderRows(props)}</ul>
        </div>
      );
  }
}

/**
 * A section added by the agent: text, testimonials, questions, links, video or team. Memoized, since
 * there can be thirty with ten rows each.
 */
export const CustomSection = memo(function OwnSection(props: CustomSectionProps) {
  const { section, className } = props;
  const hasHeading =
    section.title !== null || (section.type !== "text" && section.type !== "video");
  return (
    <section
      id={section.id}
      className={className}
      {...(hasHeading ? { "aria-labelledby": `${section.id}-title` } : {})}
    >
      <div className={wrap}>
        <Body {...props} />
      </div>
    </section>
  );
});
