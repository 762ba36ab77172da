"use client";

import { classNames } from "../../../format.ts";
import { visuallyHidden, wrap } from "../../../styles/layout.css.ts";
import { BelowFold, type CommonOrder, Opening } from "../../common-order.tsx";
import { useMark } from "../../field-marks.ts";
import { Homepage, type HomepageDesign } from "../../homepage.tsx";
import { LinkRows, QuestionRows, TeamRows } from "../../sections/custom-rows.tsx";
import { FramedPhoto } from "../../sections/framed-photo.tsx";
import { alternate, frame, heading, plain } from "../../sections/section.css.ts";
import type { TemplateProps } from "../../template-props.ts";
import * as shared from "../design.css.ts";
import { AreasSection } from "./areas-section.tsx";
import { FilmStrip } from "./film-strip.tsx";
import { PanoramaHero } from "./panorama-hero.tsx";
import * as styles from "./panorama.css.ts";
import { Contact, Footer, Quotes, Text, Video } from "./panorama-sections.tsx";

/** At the end of the text; without a cover the hero shows the portrait. */
function AboutPortrait({ content, resolveImage }: Pick<TemplateProps, "content" | "resolveImage">) {
  const mark = useMark();
  const { cover, portrait, name } = content;
  if (!cover || !portrait) return null;
  return (
    <div className={classNames(frame, styles.aboutPortrait)} {...mark("photo-id")}>
      <FramedPhoto
        photo={portrait}
        alt={name.displayName.text}
        position="50% 18%"
        sizes="(max-width: 760px) 200px, 312px"
        ratio={[312, 390]}
        max={960}
        resolveImage={resolveImage}
      />
    </div>
  );
}

const design: CommonOrder = {
  Hero: PanoramaHero,
  heading,
  surfaces: {
    regions: alternate,
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
      note: styles.statNote,
      rows: styles.statRows,
    },
  },
  texts: {
    classes: {
      inner: classNames(wrap, styles.about),
      heading: styles.quiet,
      text: styles.aboutText,
    },
    AboutAside: AboutPortrait,
  },
  listings: {
    tabsInHeading: true,
    lead: {
      list: styles.leads,
      card: {
        root: styles.lead,
        photo: styles.leadPhoto,
        status: styles.leadStatus,
        price: styles.leadPrice,
        facts: styles.leadFacts,
        broker: styles.leadBroker,
        address: styles.leadAddress,
      },
      // A photo of 16 : 9 in a frame of 400 px, on phones.
      sizes: "max(100vw, 711px)",
      ratio: [1440, 810],
    },
    first: 2,
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
      heading: heading,
      grid: styles.listings,
    },
  },
  gallery: { Section: FilmStrip },
  regions: { Section: AreasSection },
  layouts: {
    video: Video,
    text: Text,
    testimonials: Quotes,
    faq: QuestionRows,
    links: LinkRows,
    team: TeamRows,
    contact: Contact,
  },
  Footer,
};

/**
 * Homepage with a wide photo and the agent's name across its lower edge, in the theme of the `<Theme>` around it.
 * Sections without content are not rendered.
 */
export function Panorama(props: TemplateProps) {
  return <Homepage {...props} design={panoramaDesign} />;
}

/** Hero, figures and text about the agent, in a `HomepageFrame`: for pages that hydrate in parts. */
export function PanoramaOpening(props: TemplateProps) {
  return <Opening {...props} design={design} />;
}

/** The sections from the listings to the contact form, after `PanoramaOpening`. */
export function PanoramaBelowFold(props: TemplateProps) {
  return <BelowFold {...props} design={design} />;
}

/** The footer in a `HomepageFrame`. */
export function PanoramaFooter(props: TemplateProps) {
  return <design.Footer {...props} />;
}

/** The design for `Homepage`. */
export const panoramaDesign: HomepageDesign = {
  id: "panorama",
  Opening: PanoramaOpening,
  BelowFold: PanoramaBelowFold,
  Footer: PanoramaFooter,
};
