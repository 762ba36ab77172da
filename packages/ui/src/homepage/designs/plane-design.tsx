import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { CommonOrder } from "../common-order.tsx";
import { LinkRows, QuestionRows, TeamRows } from "../sections/custom-rows.tsx";
import { alternate, heading, plain, split } from "../sections/section.css.ts";
import * as shared from "./design.css.ts";
import { Contact, Footer, Quotes, Text, Video } from "./plane-sections.tsx";
import * as sections from "./plane-sections.css.ts";
import * as styles from "./plane.css.ts";

/** The sections below the hero of the designs whose color area continues down the page. */
export const planeDesign: Omit<CommonOrder, "Hero"> = {
  heading,
  surfaces: {
    regions: alternate,
    video: sections.video,
    text: plain,
    story: sections.story,
    testimonials: sections.quotes,
    faq: classNames(plain, sections.questions),
    links: plain,
    team: plain,
    contact: sections.contact,
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
      note: styles.statNote,
      rows: styles.statRows,
    },
  },
  texts: { classes: { inner: classNames(wrap, split), heading, text: styles.aboutText } },
  listings: {
    first: 6,
    sizes: "(max-width: 760px) 100vw, (max-width: 1100px) 50vw, 422px",
    ratio: [4, 3],
    classes: { head: shared.listingsHead, heading, grid: styles.listings },
    four: {
      grid: styles.fourListings,
      sizes: "(max-width: 760px) 100vw, (max-width: 1440px) 48vw, 644px",
    },
  },
  gallery: {
    first: 8,
    sizes: ["(max-width: 760px) 100vw, 870px"],
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
