"use client";

import { Homepage, type HomepageDesign } from "../../homepage.tsx";
import { ContactSection } from "../../sections/contact-section.tsx";
import { LinkRows, TeamRows } from "../../sections/custom-rows.tsx";
import { CustomSections } from "../../sections/custom-section.tsx";
import { GallerySection } from "../../sections/gallery-section.tsx";
import { ListingsSection } from "../../sections/listings-section.tsx";
import { RegionsSection } from "../../sections/regions-section.tsx";
import { TextSections } from "../../sections/text-sections.tsx";
import { VideoSection } from "../../sections/video-section.tsx";
import type { Section } from "../../content/sections.ts";
import type { TemplateProps } from "../../template-props.ts";
import { LongText, Record } from "./atelier-about.tsx";
import { Contact, Footer } from "./atelier-contact.tsx";
import { AtelierHero } from "./atelier-hero.tsx";
import { Questions, Quotes, Text, Video } from "./atelier-sections.tsx";
import { readSteps } from "./read-steps.ts";
import * as homes from "./atelier-homes.css.ts";
import * as styles from "./atelier.css.ts";

const { row, label } = styles;

/** How the agent's sections are laid out, wherever they are. */
const custom = {
  heading: label,
  surfaces: {
    text: row,
    story: row,
    testimonials: row,
    faq: row,
    links: row,
    team: row,
    video: row,
  },
  layouts: {
    text: Text,
    testimonials: Quotes,
    faq: Questions,
    links: LinkRows,
    team: TeamRows,
    video: Video,
  },
};

/** Where a section of the agent is: the questions are first, and the others after the regions. */
type Place = "questions" | "steps" | "testimonials" | "others";

function placeOf(section: Section): Place {
  if (section.type === "faq") return "questions";
  if (section.type === "testimonials") return "testimonials";
  return section.type === "text" && readSteps(section.body.text) ? "steps" : "others";
}

const sectionsIn = (place: Place, sections: readonly Section[]) =>
  sections.filter((section) => placeOf(section) === place);

/**
 * Homepage for agents with few listings and long texts, with a color column at the right that stays in
 * view, in the theme of the `<Theme>` around it. Sections without content are not rendered.
 */
export function Atelier(props: TemplateProps) {
  return <Homepage {...props} design={atelierDesign} />;
}

/** The sections from the questions to the regions, in a `HomepageFrame` with `AtelierHero`. */
export function AtelierOpening(props: TemplateProps) {
  const { sections } = props.content;
  return (
    <>
      <CustomSections {...props} {...custom} sections={sectionsIn("questions", sections)} />
      <TextSections
        {...props}
        className={row}
        classes={{ heading: label, text: styles.body }}
        Body={LongText}
      />
      <Record {...props} />
      <CustomSections {...props} {...custom} sections={sectionsIn("steps", sections)} />
      <CustomSections {...props} {...custom} sections={sectionsIn("testimonials", sections)} />
      <RegionsSection
        {...props}
        className={row}
        classes={{
          inner: "",
          heading: label,
          list: styles.regions,
          name: styles.region,
          second: styles.regionSecond,
        }}
      />
    </>
  );
}

/** The sections from the agent's other sections to the contact form, after `AtelierOpening`. */
export function AtelierBelowFold(props: TemplateProps) {
  return (
    <>
      <CustomSections
        {...props}
        {...custom}
        sections={sectionsIn("others", props.content.sections)}
      />
      <VideoSection {...props} heading={label} Layout={Video} className={row} />
      <GallerySection
        {...props}
        first={8}
        sizes={["(max-width: 760px) 44vw, 240px"]}
        className={row}
        classes={{ inner: "", heading: label, grid: styles.gallery }}
      />
      <ListingsSection
        {...props}
        first={6}
        sizes="(max-width: 760px) 104px, 168px"
        ratio={[168, 112]}
        className={homes.homes}
        classes={{
          head: homes.head,
          heading: `${label} ${homes.heading}`,
          grid: homes.list,
        }}
        card={{
          root: homes.home,
          photo: homes.photo,
          status: homes.status,
          price: homes.price,
          facts: homes.facts,
          address: homes.address,
          broker: homes.broker,
        }}
      />
      <ContactSection {...props} heading={label} Layout={Contact} className={row} />
    </>
  );
}

/** The footer in a `HomepageFrame`. */
export function AtelierFooter(props: TemplateProps) {
  return <Footer {...props} />;
}

export { AtelierHero };

/** The design for `Homepage`. */
export const atelierDesign: HomepageDesign = {
  id: "atelier",
  HeaderHero: AtelierHero,
  Opening: AtelierOpening,
  BelowFold: AtelierBelowFold,
  Footer: AtelierFooter,
};
