"use client";

import { classNames } from "../../../format.ts";
import { wrap } from "../../../styles/layout.css.ts";
import { BelowFold, type CommonOrder, Opening } from "../../common-order.tsx";
import { Homepage, type HomepageDesign } from "../../homepage.tsx";
import { DisplayName, Facts, HeroAction, HeroPortrait } from "../../sections/hero-parts.tsx";
import { plain } from "../../sections/section.css.ts";
import { LinkRows, TeamRows } from "../../sections/custom-rows.tsx";
import { useMark } from "../../field-marks.ts";
import { langAttribute } from "../../homepage-content.ts";
import type { TemplateProps } from "../../template-props.ts";
import * as shared from "../design.css.ts";
import { heroImage } from "./hero-image.ts";
import * as hero from "./editorial-hero.css.ts";
import * as styles from "./editorial.css.ts";
import { Contact } from "./editorial-contact.tsx";
import { letter } from "./editorial-contact.css.ts";
import { Footer } from "./editorial-footer.tsx";
import { Questions, Text, Video } from "./editorial-sections.tsx";
import { links } from "./editorial-sections.css.ts";
import { Quotes } from "./editorial-testimonials.tsx";
import { testimonials } from "./editorial-testimonials.css.ts";

/** Japanese names are set vertically if possible. */
function Hero(props: TemplateProps) {
  const mark = useMark();
  const { name, tagline, lang } = props.content;
  return (
    <section id="hero" className={hero.root} data-scheme="hero">
      <div className={wrap}>
        <div className={name.isVertical ? hero.vertical : hero.horizontal}>
          <DisplayName name={name} page={lang} className={hero.name} vertical={name.isVertical} />
          {tagline && (
            <p
              className={classNames(hero.tagline, tagline.lang === "ja" && hero.hanging)}
              {...langAttribute(tagline, lang)}
              {...mark("tagline")}
            >
              {name.isVertical ? tagline.text.replaceAll("\n", "") : tagline.text}
            </p>
          )}
          <HeroPortrait
            {...props}
            sizes={heroImage.sizes}
            ratio={[533, 700]}
            max={heroImage.maxWidth}
            className={hero.photo}
            monogram={classNames(hero.photo, hero.monogram)}
          />
          <div className={hero.heroFooter}>
            <Facts {...props} className={hero.facts} />
            <HeroAction {...props} />
          </div>
        </div>
      </div>
    </section>
  );
}

const design: CommonOrder = {
  Hero,
  heading: styles.heading,
  surfaces: {
    regions: plain,
    video: plain,
    text: plain,
    story: plain,
    testimonials,
    faq: plain,
    links: classNames(plain, links),
    team: classNames(plain, links),
    contact: letter,
  },
  stats: {
    markEdge: true,
    className: styles.stats,
    classes: {
      inner: classNames(wrap, styles.statsInner),
      heading: styles.statsHeading,
      list: styles.statsList,
      item: styles.stat,
      label: styles.statLabel,
      value: styles.statValue,
      note: styles.statNote,
      rows: styles.statRows,
    },
  },
  texts: {
    classes: {
      inner: classNames(wrap, styles.split),
      heading: styles.aboutHeading,
      text: styles.aboutText,
    },
  },
  listings: {
    first: 4,
    sizes: "(max-width: 760px) 100vw, 430px",
    ratio: [3, 2],
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
      head: shared.listingsHead,
      heading: styles.heading,
      grid: styles.listings,
    },
  },
  gallery: {
    first: 8,
    // As wide as a 3 : 2 photo that covers its frame, three of which are taller: editorial.css.ts.
    sizes: [
      "(max-width: 760px) 100vw, 1000px",
      "(max-width: 760px) 100vw, 644px",
      "(max-width: 760px) 100vw, 644px",
      "(max-width: 760px) 168vw, 1000px",
    ],
    classes: { inner: wrap, heading: styles.heading, grid: styles.gallery },
  },
  regions: {
    classes: {
      inner: wrap,
      heading: styles.heading,
      list: styles.regions,
      name: styles.region,
      second: styles.regionSecond,
    },
  },
  layouts: {
    video: Video,
    text: Text,
    testimonials: Quotes,
    faq: Questions,
    links: LinkRows,
    team: TeamRows,
    contact: Contact,
  },
  Footer,
};

/**
 * Homepage in the style of a magazine, in the theme of the `<Theme>` around it. Requires the serif fonts
 * in the page. Sections without content are not rendered.
 */
export function Editorial(props: TemplateProps) {
  return <Homepage {...props} design={editorialDesign} />;
}

/** Hero, figures and text about the agent, in a `HomepageFrame`: for pages that hydrate in parts. */
export function EditorialOpening(props: TemplateProps) {
  return <Opening {...props} design={design} />;
}

/** The sections from the listings to the contact form, after `EditorialOpening`. */
export function EditorialBelowFold(props: TemplateProps) {
  return <BelowFold {...props} design={design} />;
}

/** The footer in a `HomepageFrame`. */
export function EditorialFooter(props: TemplateProps) {
  return <design.Footer {...props} />;
}

/** The design for `Homepage`. */
export const editorialDesign: HomepageDesign = {
  id: "editorial",
  Opening: EditorialOpening,
  BelowFold: EditorialBelowFold,
  Footer: EditorialFooter,
};
