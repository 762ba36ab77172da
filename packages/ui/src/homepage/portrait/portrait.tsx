"use client";

import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import { AboutSection } from "../sections/about-section.tsx";
import { ContactBar } from "../sections/contact-bar.tsx";
import { ContactSection } from "../sections/contact-section.tsx";
import { GallerySection } from "../sections/gallery-section.tsx";
import { HomepageFooter } from "../sections/homepage-footer.tsx";
import { anchorsOf, HomepageHeader } from "../sections/homepage-header.tsx";
import { ListingsSection } from "../sections/listings-section.tsx";
import { CustomSection } from "../sections/custom-section.tsx";
import { RegionsSection } from "../sections/regions-section.tsx";
import { alternate, heading, joined, plain, split } from "../sections/section.css.ts";
import { StatsSection } from "../sections/stats-section.tsx";
import { VideoSection } from "../sections/video-section.tsx";
import type { TemplateProps } from "../template-props.ts";
import { PortraitHero } from "./portrait-hero.tsx";
import { onPlane } from "./portrait-hero.css.ts";
import * as styles from "./portrait.css.ts";

const plainJoined = classNames(plain, joined);

const card = {
  photo: styles.cardPhoto,
  status: styles.cardStatus,
  price: styles.cardPrice,
  facts: styles.cardFacts,
};

/** Aspect ratio of listing photos. */
const ratio = [4, 3] as const;

const own = {
  inner: wrap,
  heading,
  story: { root: styles.story, photo: styles.storyPhoto, text: styles.storyText },
  statement: split,
  split,
  text: styles.ownText,
  video: styles.video,
};

/**
 * Homepage with a portrait in front of a large color area. Requires the agent's `ThemeStyle` in the
 * page. Sections without content are not rendered.
 */
export function Portrait(props: TemplateProps) {
  const { content, slots } = props;
  const edge = content.darkHero === content.darkContent ? undefined : "";
  return (
    <>
      {slots.banner}
      <div className={styles.root} data-scheme="content" data-template="portrait">
        <HomepageHeader
          {...props}
          anchors={anchorsOf(content, props.labels.homepage)}
          sideClassName={onPlane}
        />
        <main id="main" tabIndex={-1}>
          <PortraitHero {...props} />
          <StatsSection
            {...props}
            edge={edge}
            classes={{
              root: styles.stats,
              inner: classNames(wrap, styles.statsInner),
              heading: styles.statsHeading,
              list: styles.statsList,
              item: styles.stat,
              label: styles.statLabel,
              value: styles.statValue,
              unit: styles.statUnit,
            }}
          />
          <AboutSection
            {...props}
            classes={{
              root: plain,
              inner: classNames(wrap, split),
              heading,
              text: styles.aboutText,
            }}
          />
          <ListingsSection
            {...props}
            first={6}
            sizes="(max-width: 760px) 100vw, (max-width: 1100px) 50vw, 422px"
            ratio={ratio}
            card={card}
            classes={{
              root: content.about ? plainJoined : plain,
              inner: wrap,
              head: styles.listingsHead,
              heading,
              grid: styles.listings,
            }}
          />
          <GallerySection
            {...props}
            first={8}
            sizes="(max-width: 760px) 100vw, 870px"
            classes={{ root: plainJoined, inner: wrap, heading, grid: styles.gallery }}
          />
          <RegionsSection
            {...props}
            classes={{
              root: alternate,
              inner: classNames(wrap, split),
              heading,
              list: styles.regions,
              name: styles.region,
              second: styles.regionSecond,
            }}
          />
          <VideoSection
            {...props}
            classes={{
              root: content.regions.length > 0 ? plain : plainJoined,
              inner: wrap,
              heading: classNames(heading, styles.videoHeading),
              frame: styles.video,
            }}
          />
          {content.sections.map((section, index) => (
            <CustomSection
              key={section.id}
              section={section}
              lang={content.lang}
              labels={props.labels}
              links={props.links}
              resolveImage={props.resolveImage}
              className={
                index === 0 && content.regions.length > 0 && !content.video ? plain : plainJoined
              }
              classes={own}
            />
          ))}
          <ContactSection
            {...props}
            classes={{
              root:
                content.regions.length > 0 && !content.video && content.sections.length === 0
                  ? classNames(alternate, joined)
                  : alternate,
              inner: wrap,
              heading,
            }}
          />
        </main>
        <HomepageFooter {...props} />
        <ContactBar content={content} labels={props.labels} />
      </div>
    </>
  );
}
