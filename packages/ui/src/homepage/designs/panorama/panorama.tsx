"use client";

import { classNames } from "../../../format.ts";
import { visuallyHidden, wrap } from "../../../styles/layout.css.ts";
import { Homepage, type HomepageDesign } from "../../homepage.tsx";
import { FramedPhoto } from "../../sections/framed-photo.tsx";
import { DisplayName, Facts, HeroAction, HeroPortrait } from "../../sections/hero-parts.tsx";
import { alternate, frame, heading, plain } from "../../sections/section.css.ts";
import { SplitContact } from "../../sections/contact-section.tsx";
import { LinkRows, QuestionRows, QuoteRows, TeamRows } from "../../sections/custom-rows.tsx";
import type { CustomLayoutProps } from "../../sections/custom-section.tsx";
import { HomepageFooter } from "../../sections/homepage-footer.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { CaptionedVideo } from "../../sections/captioned-video.tsx";
import { Statement } from "../../sections/section-text.tsx";
import type { VideoLayoutProps } from "../../sections/video-section.tsx";
import { langAttribute } from "../../homepage-content.ts";
import type { TemplateProps } from "../../template-props.ts";
import * as shared from "../design.css.ts";
import { heroImage } from "./hero-image.ts";
import * as hero from "./panorama-hero.css.ts";
import * as styles from "./panorama.css.ts";

function Hero(props: TemplateProps) {
  const { name, cover, tagline, lang } = props.content;
  return (
    <section id="hero" className={hero.root} data-scheme="hero">
      {cover ? (
        <div className={classNames(frame, hero.cover)}>
          <FramedPhoto
            photo={cover}
            alt=""
            sizes={heroImage.sizes}
            ratio={[1440, 528]}
            priority
            resolveImage={props.resolveImage}
          />
        </div>
      ) : (
        <div className={hero.coverPlane} />
      )}
      <div className={classNames(wrap, hero.plate)}>
        <HeroPortrait
          {...props}
          sizes="(max-width: 760px) 152px, 312px"
          ratio={[312, 400]}
          max={960}
          className={hero.photo}
          monogram={hero.monogram}
        />
        <div>
          <DisplayName name={name} page={lang} className={hero.name} />
          {tagline && (
            <p className={hero.tagline} {...langAttribute(tagline, lang)}>
              {tagline.text.replaceAll("\n", " ")}
            </p>
          )}
          <Facts {...props} className={hero.facts} />
        </div>
        <HeroAction {...props} className={hero.action} />
      </div>
    </section>
  );
}

function Video(props: VideoLayoutProps) {
  return (
    <>
      <SectionHeading heading={props.heading} className={visuallyHidden} />
      <CaptionedVideo {...props} className={styles.video} captionClassName={wrap} />
    </>
  );
}

const statement = { root: styles.statement, text: styles.ownText };

function Text(props: CustomLayoutProps<"text">) {
  return <Statement {...props} classes={statement} />;
}

const design: HomepageDesign = {
  id: "panorama",
  Hero,
  heading,
  surfaces: {
    regions: plain,
    video: plain,
    text: plain,
    story: plain,
    testimonials: plain,
    faq: plain,
    links: plain,
    team: plain,
    contact: alternate,
  },
  stats: {
    className: styles.stats,
    classes: {
      inner: wrap,
      heading: visuallyHidden,
      list: styles.statsList,
      item: styles.stat,
      label: shared.statLabel,
      value: styles.statValue,
    },
  },
  about: {
    classes: {
      inner: classNames(wrap, styles.about),
      heading: styles.quiet,
      text: styles.aboutText,
    },
  },
  listings: {
    tabsInHeading: true,
    first: 4,
    sizes: "(max-width: 760px) 100vw, 644px",
    ratio: [16, 10],
    card: {
      root: styles.card,
      photo: styles.cardPhoto,
      status: styles.cardStatus,
      price: styles.cardPrice,
      facts: styles.cardFacts,
      broker: styles.cardBroker,
      address: styles.cardAddress,
    },
    classes: {
      head: styles.listingsHead,
      heading: classNames(heading, styles.listingsHeading),
      grid: styles.listings,
    },
  },
  gallery: {
    sizes: "(max-width: 760px) 320px, 840px",
    classes: { inner: "", heading: visuallyHidden, grid: styles.gallery },
  },
  regions: {
    classes: {
      inner: wrap,
      heading: styles.regionsHeading,
      list: styles.regions,
      name: styles.region,
      second: visuallyHidden,
    },
  },
  layouts: {
    video: Video,
    text: Text,
    testimonials: QuoteRows,
    faq: QuestionRows,
    links: LinkRows,
    team: TeamRows,
    contact: SplitContact,
  },
  Footer: HomepageFooter,
};

/**
 * Homepage with a wide photo and the agent's name below it, in the theme of the `<Theme>` around it.
 * Sections without content are not rendered.
 */
export function Panorama(props: TemplateProps) {
  return <Homepage {...props} design={design} />;
}
