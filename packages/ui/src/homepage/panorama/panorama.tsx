"use client";

import { classNames } from "../../format.ts";
import { visuallyHidden, wrap } from "../../styles/layout.css.ts";
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
import { PanoramaHero } from "./panorama-hero.tsx";
import * as styles from "./panorama.css.ts";

const plainJoined = classNames(plain, joined);

const card = {
  root: styles.card,
  photo: styles.cardPhoto,
  status: styles.cardStatus,
  price: styles.cardPrice,
  facts: styles.cardFacts,
  broker: styles.cardBroker,
  address: styles.cardAddress,
};

/** Aspect ratio of listing photos. */
const ratio = [16, 10] as const;

const own = {
  inner: wrap,
  heading,
  statement: styles.statement,
  split,
  text: styles.ownText,
  video: styles.ownVideo,
};

/**
 * Homepage with a wide photo and the agent's name below it. Requires the agent's `ThemeStyle` in the
 * page. Sections without content are not rendered.
 */
export function Panorama(props: TemplateProps) {
  const { content, slots } = props;
  return (
    <>
      {slots.banner}
      <div className={styles.root} data-scheme="content" data-template="panorama">
        <HomepageHeader {...props} anchors={anchorsOf(content, props.labels.homepage)} />
        <main id="main" tabIndex={-1}>
          <PanoramaHero {...props} />
          <StatsSection
            {...props}
            classes={{
              root: styles.stats,
              inner: wrap,
              heading: visuallyHidden,
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
              inner: classNames(wrap, styles.about),
              heading: styles.quiet,
              text: styles.aboutText,
            }}
          />
          <ListingsSection
            {...props}
            tabsInHeading
            first={4}
            sizes="(max-width: 760px) 100vw, 644px"
            ratio={ratio}
            card={card}
            classes={{
              root: content.about ? plainJoined : plain,
              inner: wrap,
              head: styles.listingsHead,
              heading: classNames(heading, styles.listingsHeading),
              grid: styles.listings,
            }}
          />
          <GallerySection
            {...props}
            sizes="(max-width: 760px) 320px, 840px"
            classes={{
              root: styles.galleryRoot,
              inner: "",
              heading: visuallyHidden,
              grid: styles.gallery,
            }}
          />
          <RegionsSection
            {...props}
            classes={{
              root: plainJoined,
              inner: wrap,
              heading: styles.regionsHeading,
              list: styles.regions,
              name: styles.region,
              second: visuallyHidden,
            }}
          />
          <VideoSection
            {...props}
            classes={{
              root: styles.videoRoot,
              inner: "",
              heading: visuallyHidden,
              frame: styles.video,
              caption: wrap,
            }}
          />
          {content.sections.map((section) => (
            <CustomSection
              key={section.id}
              section={section}
              lang={content.lang}
              labels={props.labels}
              links={props.links}
              resolveImage={props.resolveImage}
              className={plainJoined}
              classes={own}
            />
          ))}
          <ContactSection {...props} classes={{ root: alternate, inner: wrap, heading }} />
        </main>
        <HomepageFooter {...props} />
        <ContactBar content={content} labels={props.labels} />
      </div>
    </>
  );
}
