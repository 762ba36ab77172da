"use client";

import { classNames } from "../../../format.ts";
import { wrap } from "../../../styles/layout.css.ts";
import { Homepage, type HomepageDesign, plainJoined } from "../../homepage.tsx";
import { DisplayName, Facts, HeroAction, HeroPortrait } from "../../sections/hero-parts.tsx";
import { alternate, heading, joined, plain, split } from "../../sections/section.css.ts";
import { langAttribute } from "../../homepage-content.ts";
import type { TemplateProps } from "../../template-props.ts";
import * as shared from "../design.css.ts";
import { heroImage } from "./hero-image.ts";
import * as hero from "./portrait-hero.css.ts";
import * as styles from "./portrait.css.ts";

function Hero(props: TemplateProps) {
  const { name, tagline, lang } = props.content;
  return (
    <section id="hero" className={hero.root} data-scheme="hero">
      <div className={hero.plane} />
      <div className={classNames(wrap, hero.inner)}>
        <HeroPortrait
          {...props}
          sizes={heroImage.sizes}
          ratio={[600, 752]}
          max={heroImage.maxWidth}
          className={hero.photo}
          monogram={hero.monogram}
        />
        <div className={hero.statement}>
          <DisplayName name={name} page={lang} className={hero.name} />
          {name.latinName && (
            <p className={hero.second} {...langAttribute(name.latinName, lang)}>
              {name.latinName.text}
            </p>
          )}
          {tagline && (
            <p className={hero.tagline} {...langAttribute(tagline, lang)}>
              {tagline.text}
            </p>
          )}
          <HeroAction {...props} className={hero.action} />
        </div>
        <Facts {...props} className={hero.facts} />
      </div>
    </section>
  );
}

const design: HomepageDesign = {
  id: "portrait",
  Hero,
  headerSide: hero.onPlane,
  heading,
  // The regions are on the second surface.
  surfaces: ({ regions, video, sections }) => {
    const hasRegions = regions.length > 0;
    const next = hasRegions ? plain : plainJoined;
    const contactFollows = hasRegions && !video && sections.length === 0;
    return {
      regions: alternate,
      video: next,
      custom: video ? plainJoined : next,
      contact: contactFollows ? classNames(alternate, joined) : alternate,
    };
  },
  stats: {
    markEdge: true,
    className: styles.stats,
    classes: {
      inner: classNames(wrap, styles.statsInner),
      heading: styles.statsHeading,
      list: styles.statsList,
      item: styles.stat,
      label: shared.statLabel,
      value: styles.statValue,
    },
  },
  about: { classes: { inner: classNames(wrap, split), heading, text: styles.aboutText } },
  listings: {
    first: 6,
    sizes: "(max-width: 760px) 100vw, (max-width: 1100px) 50vw, 422px",
    ratio: [4, 3],
    classes: { head: shared.listingsHead, heading, grid: styles.listings },
  },
  gallery: {
    first: 8,
    sizes: "(max-width: 760px) 100vw, 870px",
    classes: { inner: wrap, heading, grid: styles.gallery },
  },
  regions: {
    classes: {
      inner: classNames(wrap, split),
      heading,
      list: styles.regions,
      name: styles.region,
      second: styles.regionSecond,
    },
  },
  video: {
    classes: {
      inner: wrap,
      heading: classNames(heading, styles.videoHeading),
    },
  },
  custom: {
    story: { root: styles.story, photo: styles.storyPhoto, text: styles.storyText },
    statement: split,
    split,
    text: styles.ownText,
  },
};

/**
 * Homepage with a portrait in front of a large color area, in the theme of the `<Theme>` around it.
 * Sections without content are not rendered.
 */
export function Portrait(props: TemplateProps) {
  return <Homepage {...props} design={design} />;
}
