import { type CSSProperties, Fragment, type ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { ArrowRightIcon } from "../../components/icons/icons.ts";
import { Monogram } from "../../components/monogram/monogram.tsx";
import { classNames } from "../../format.ts";
import type { Lang } from "../../labels/labels.ts";
import { joinList } from "../content/join-list.ts";
import { longestName, type Name } from "../content/name.ts";
import { type Mark, useMark } from "../field-marks.ts";
import { langAttribute } from "../homepage-content.ts";
import { estimateLine, estimateWidestWord, splitName } from "../name-layout.ts";
import type { TemplateProps } from "../template-props.ts";
import { contactText } from "./contact-section.tsx";
import { FramedPhoto } from "./framed-photo.tsx";
import * as styles from "./hero-parts.css.ts";
import { PageLogo } from "./page-logo.tsx";
import { frame } from "./section.css.ts";

type DisplayNameProps = {
  name: Name;
  page: Lang;
  className: string;
  /** Vertical writing mode, which has no space between the parts. */
  vertical?: boolean;
  /** Letter spacing in em, if the name is fitted to it. */
  tracking?: number;
};

/** A wider word, in em, has a letter spacing of its size: that of the full size would put letters over each other. */
const maxTracked = 14;

/** How much wider than the estimate such a word is with its letter spacing. */
const growth = 1.1;

/** A wider word, in em, is broken: it would be too small. */
const maxWord = 24;

/**
 * The agent's name as the `<h1>`, with the firm on a line of the same size where it must be. Words are not broken or hyphenated, up to 24 em. The template sets `--name-room`,
 * the available width; wider names shrink to fit. `--name-line` is the width of the name on one line.
 */
export function DisplayName({
  name,
  page,
  className,
  vertical = false,
  tracking = 0,
}: DisplayNameProps) {
  const mark = useMark();
  const { displayName, firm } = name;
  const parts = splitName(displayName.text);
  const words = vertical ? [parts.join("").replaceAll(" ", "")] : parts;
  const firmWords = firm ? splitName(firm.text) : [];
  const widest = Math.max(
    ...[...words, ...firmWords].map((word) => estimateWidestWord(word, tracking)),
  );
  const isTracked = widest <= maxTracked;
  const ownTracking = firm && page === "ja" ? 0 : -0.04;
  const width = {
    "--name-width": Math.min(maxWord, isTracked ? widest : Math.ceil(widest * growth)),
    "--name-line": estimateLine(longestName(name), tracking),
    letterSpacing: isTracked && !firm ? undefined : `${tracking || ownTracking}em`,
    // Custom properties are not among React's known style keys.
  } as CSSProperties;
  const broken = widest > maxWord ? { whiteSpace: "normal" } : undefined;
  return (
    <h1
      className={className}
      data-long={(!firm && name.isLong) || undefined}
      data-words={firm ? undefined : words.length}
      data-firm={firm ? "" : undefined}
      {...langAttribute(displayName, page)}
      {...mark("name")}
    >
      <span className={styles.fitted} style={width}>
        <Words words={words} style={broken} />
      </span>
      {firm && (
        <>
          {" "}
          <span
            className={styles.fitted}
            style={width}
            data-firm=""
            lang={firm.lang}
            {...mark("agency")}
          >
            <Words words={firmWords} style={broken} />
          </span>
        </>
      )}
    </h1>
  );
}

function Words({ words, style }: { words: string[]; style: CSSProperties | undefined }) {
  return words.map((part, index) => (
    // The order of the parts is constant, so the index is a stable key.
    <Fragment key={index}>
      {index > 0 && (words[index - 1]?.endsWith(" ") ? " " : <wbr />)}
      <span className={styles.word} style={style}>
        {part.trim()}
      </span>
    </Fragment>
  ));
}

type TaglineProps = Pick<TemplateProps, "content"> & { className: string };

/** The agent's sentence in the hero. Renders nothing without one. */
export function Tagline({ content: { tagline, lang }, className }: TaglineProps) {
  const mark = useMark();
  if (!tagline) return null;
  return (
    <p className={className} {...langAttribute(tagline, lang)} {...mark("tagline")}>
      {tagline.text}
    </p>
  );
}

type FactProps = {
  field: Parameters<Mark>[0];
  label: string;
  /** Of the value. */
  className?: string;
  lang?: Lang;
  children: ReactNode;
};

/** A row of a description list. */
export function Fact({ field, label, children, ...value }: FactProps) {
  const mark = useMark();
  return (
    <div {...mark(field)}>
      <dt>{label}</dt>
      <dd {...value}>{children}</dd>
    </div>
  );
}

type FactsProps = Pick<TemplateProps, "content" | "labels" | "resolveImage"> & {
  className: string;
  /** Adds the phone number. */
  withPhone?: boolean;
};

/** Brokerage, license and languages in the hero. Renders nothing if all are missing. */
export function Facts({ content, labels, resolveImage, className, withPhone }: FactsProps) {
  const { facts, contacts } = content;
  const { hero } = labels.homepage;
  const phone = withPhone && contacts.find(({ channel }) => channel === "phone");
  if (!facts.brokerage && !facts.license && facts.languages.length === 0 && !phone) return null;
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.brokerage && (
        <Fact field="agency" label={hero.brokerage}>
          <span className={styles.brokerage}>
            <PageLogo content={content} size={20} resolveImage={resolveImage} />
            <span {...langAttribute(facts.brokerage, content.lang)}>{facts.brokerage.text}</span>
          </span>
        </Fact>
      )}
      {facts.license && (
        <Fact field="license" label={hero.license} className={styles.license} lang="en">
          {facts.license}
        </Fact>
      )}
      {facts.languages.length > 0 && (
        <Fact field="languages" label={hero.languages}>
          {joinList(
            facts.languages.map((lang) => labels.language.spoken[lang]),
            content.lang,
          )}
        </Fact>
      )}
      {phone && (
        <Fact field="phone" label={labels.contact.phone}>
          <a className={styles.phone} href={phone.href}>
            {contactText(phone.href)}
          </a>
        </Fact>
      )}
      {phone && phone.firm && (
        <Fact field="companyPhone" label={labels.homepage.hero.firmPhone}>
          <a className={styles.phone} href={phone.firm.href}>
            {contactText(phone.firm.href)}
          </a>
        </Fact>
      )}
    </dl>
  );
}

type HeroPortraitProps = Pick<TemplateProps, "content" | "resolveImage"> & {
  sizes: string;
  ratio: readonly [width: number, height: number];
  /** Maximum width to load, in px. */
  max: number;
  className: string;
  /** Class of the monogram that replaces a missing portrait. */
  monogram: string;
};

/** Portrait of the agent, or the monogram. */
export function HeroPortrait({ content, className, monogram, ...image }: HeroPortraitProps) {
  const mark = useMark();
  const { name, portrait } = content;
  return portrait ? (
    <div className={classNames(frame, className)} {...mark("photo-id")}>
      <FramedPhoto
        photo={portrait}
        alt={name.displayName.text}
        position="50% 18%"
        priority
        {...image}
      />
    </div>
  ) : (
    <div className={monogram}>
      <Monogram character={name.monogram} lang={name.displayName.lang} size="large" tone="plate" />
    </div>
  );
}

type HeroActionProps = Pick<TemplateProps, "labels"> & { className?: string };

/** Button in the hero that leads to the contact form. */
export function HeroAction({ labels, className }: HeroActionProps) {
  return (
    <div className={classNames(styles.action, className)}>
      <Button href="#contact">
        {labels.homepage.hero.cta}
        <ArrowRightIcon size={20} />
      </Button>
    </div>
  );
}
