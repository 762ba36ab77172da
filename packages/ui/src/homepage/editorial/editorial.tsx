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
import { alternate, joined, plain } from "../sections/section.css.ts";
import { StatsSection } from "../sections/stats-section.tsx";
import { VideoSection } from "../sections/video-section.tsx";
import type { TemplateProps } from "../template-props.ts";
import { EditorialHero } from "./editorial-hero.tsx";
import * as styles from "./editorial.css.ts";

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
const ratio = [3, 2] as const;

const own = {
  inner: wrap,
  heading: styles.heading,
  story: { root: styles.story, photo: styles.storyPhoto, text: styles.storyText },
  statement: styles.split,
  split: styles.split,
  text: styles.ownText,
  video: styles.video,
};

/**
 * Homepage in the style of a magazine. Requires the agent's `ThemeStyle` and the serif fonts in the
 * page. Sections without content are not rendered.
 */
export function Editorial(props: TemplateProps) {
  const { content, slots } = props;
  const edge = content.darkHero === content.darkContent ? undefined : "";
  return (
    <>
      {slots.banner}
      <div className={styles.root} data-scheme="content" data-template="editorial">
        <HomepageHeader {...props} anchors={anchorsOf(content, props.labels.homepage)} />
        <main id="main" tabIndex={-1}>
          <EditorialHero {...props} />
          <StatsSection
            {...props}
            dated
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
              note: styles.statNote,
            }}
          />
          <AboutSection
            {...props}
            classes={{
              root: plain,
              inner: classNames(wrap, styles.split),
              heading: styles.aboutHeading,
              text: styles.aboutText,
            }}
          />
          <ListingsSection
            {...props}
            first={4}
            sizes="(max-width: 760px) 100vw, 430px"
            ratio={ratio}
            card={card}
            classes={{
              root: content.about ? plainJoined : plain,
              inner: wrap,
              head: styles.listingsHead,
              heading: styles.heading,
              grid: styles.listings,
            }}
          />
          <GallerySection
            {...props}
            first={8}
            sizes="(max-width: 760px) 100vw, 640px"
            classes={{
              root: plainJoined,
              inner: wrap,
              heading: styles.heading,
              grid: styles.gallery,
            }}
          />
          <RegionsSection
            {...props}
            classes={{
              root: plainJoined,
              inner: wrap,
              heading: styles.heading,
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
              heading: styles.videoHeading,
              frame: styles.video,
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
          <ContactSection
            {...props}
            classes={{ root: alternate, inner: wrap, heading: styles.heading }}
          />
        </main>
        <HomepageFooter {...props} />
        <ContactBar content={content} labels={props.labels} />
      </div>
    </>
  );
}
