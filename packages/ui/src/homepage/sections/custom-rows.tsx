import { ArrowRightIcon, ChevronDownIcon, ExternalIcon } from "../../components/icons/icons.ts";
import { Link } from "../../components/link-provider/link-provider.tsx";
import type { ReactNode } from "react";
import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { Testimonial } from "@realtor/profile/custom-sections";
import type { TeamMember } from "../content/team.ts";
import type { FieldMark } from "../field-marks.ts";
import { langAttribute } from "../homepage-content.ts";
import type { CustomLayoutProps } from "./custom-section.tsx";
import * as styles from "./custom-section.css.ts";
import { FramedPhoto } from "./framed-photo.tsx";
import { LanguageNote, PlainText } from "./plain-text.tsx";
import { frame, split } from "./section.css.ts";
import { SectionHeading } from "./section-heading.tsx";

type RowsProps = Pick<CustomLayoutProps<"links">, "heading"> & FieldMark & { children: ReactNode };

/** Heading, and ruled rows next to it. */
function Rows({ heading, children, ...mark }: RowsProps) {
  return (
    <div className={classNames(wrap, split)}>
      <div>
        <SectionHeading heading={heading} />
      </div>
      <ul className={styles.rows} {...mark}>
        {children}
      </ul>
    </div>
  );
}

export type QuoteProps = Pick<CustomLayoutProps<"testimonials">, "lang" | "mark" | "labels"> & {
  item: Testimonial;
  index: number;
  classes: { root?: string; text: string; source: string };
  /** Default: author, place and year, separated by commas. */
  source?: string;
};

/** A testimonial and its author. Renders a `<figure>` element. */
export function Quote(props: QuoteProps) {
  const { item, index, lang, mark, labels, classes, source = sourceOf(item) } = props;
  return (
    <figure className={classes.root}>
      <blockquote>
        <LanguageNote text={item.quote} page={lang} labels={labels.homepage} />
        <PlainText
          {...mark(index, "quote")}
          text={item.quote}
          page={lang}
          className={classes.text}
        />
      </blockquote>
      {source && (
        <figcaption className={classes.source} {...mark(index, firstOf(item))}>
          {source}
        </figcaption>
      )}
    </figure>
  );
}

function sourceOf({ author, place, year }: Testimonial): string {
  return [author, place, year].filter(Boolean).join(", ");
}

/** The key of the first text of a source. */
const firstOf = ({ author, place }: Testimonial) => (author ? "author" : place ? "place" : "year");

// The rows do not change, so the index is a stable key.

/** Questions in ruled rows, each with an answer that opens. */
export function QuestionRows({ section, heading, lang, mark }: CustomLayoutProps<"faq">) {
  return (
    <Rows heading={heading}>
      {section.items.map(({ question, answer }, index) => (
        <li key={index}>
          <details>
            <summary
              className={styles.question}
              {...langAttribute(question, lang)}
              {...mark(index, "question")}
            >
              {question.text}
              <ChevronDownIcon size={20} />
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
    </Rows>
  );
}

/** Links to other sites in ruled rows. */
export function LinkRows({ section, heading, lang, mark }: CustomLayoutProps<"links">) {
  return (
    <Rows heading={heading}>
      {section.items.map(({ href, label }, index) => (
        <li key={index}>
          <a
            className={styles.link}
            href={href}
            rel="noopener nofollow"
            {...langAttribute(label, lang)}
            {...mark(index, "label")}
          >
            {label.text}
            <ExternalIcon size={20} />
          </a>
        </li>
      ))}
    </Rows>
  );
}

type MemberProps = Omit<CustomLayoutProps<"team">, "section" | "heading" | "mark"> & {
  member: TeamMember;
};

function Member({ member, lang, labels, formats, links, resolveImage }: MemberProps) {
  const { name, portrait, jobTitle, cities, phone, salesCount } = member;
  const { sales, salesUnit } = labels.homepage.stats;
  return (
    <Link className={styles.link} href={links.member(member.desiredUrl)} data-member="">
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
            {name?.text ?? member.desiredUrl}
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
  );
}

/** Team members in ruled rows. */
export function TeamRows({ section, heading, mark, ...page }: CustomLayoutProps<"team">) {
  return (
    <Rows heading={heading} {...mark("desiredUrl")}>
      {section.members.map((member) => (
        <li key={member.desiredUrl}>
          <Member {...page} member={member} />
        </li>
      ))}
    </Rows>
  );
}
