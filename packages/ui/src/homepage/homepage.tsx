import type { ComponentType } from "react";
import { classNames } from "../format.ts";
import type { HomepageContent, TemplateId } from "./homepage-content.ts";
import { AboutSection, type AboutSectionProps } from "./sections/about-section.tsx";
import {
  ContactBar,
  ContactSection,
  type ContactSectionProps,
} from "./sections/contact-section.tsx";
import { CustomSection, type CustomSectionClasses } from "./sections/custom-section.tsx";
import { GallerySection, type GallerySectionProps } from "./sections/gallery-section.tsx";
import { HomepageFooter } from "./sections/homepage-footer.tsx";
import { anchorsOf, HomepageHeader } from "./sections/homepage-header.tsx";
import { ListingsSection, type ListingsSectionProps } from "./sections/listings-section.tsx";
import { RegionsSection, type RegionsSectionProps } from "./sections/regions-section.tsx";
import { alternate, joined, plain } from "./sections/section.css.ts";
import { StatsSection, type StatsSectionProps } from "./sections/stats-section.tsx";
import { VideoSection, type VideoSectionProps } from "./sections/video-section.tsx";
import type { TemplateProps } from "./template-props.ts";

/** Classes of the `<section>` elements: the surface, and whether it shares the space with the section above. */
export interface SectionRoots {
  listings: string;
  gallery: string;
  regions: string;
  video: string;
  /** The first custom section; the others continue its surface. */
  firstCustom: string;
  contact: string;
}

/** What a design decides about a section: classes, image sizes, number of items. */
type SectionDesign<Props extends { classes: object }> = Omit<
  Props,
  keyof TemplateProps | "classes"
> & { classes: Omit<Props["classes"], "root"> };

/** One of the three designs of a homepage. The sections, their order and their content are the same in all. */
export interface HomepageDesign {
  id: TemplateId;
  Hero: ComponentType<TemplateProps>;
  /** Class of the anchors and language menu in the header. */
  headerSide?: string;
  root: string;
  /** Deviations from the default roots, which are all on the first surface up to the contact section. */
  roots?: (content: HomepageContent) => Partial<SectionRoots>;
  stats: Omit<StatsSectionProps, keyof TemplateProps>;
  about: SectionDesign<AboutSectionProps>;
  listings: SectionDesign<ListingsSectionProps>;
  gallery: SectionDesign<GallerySectionProps>;
  regions: SectionDesign<RegionsSectionProps>;
  video: SectionDesign<VideoSectionProps>;
  custom: CustomSectionClasses;
  contact: SectionDesign<ContactSectionProps>;
}

/** A section on the first surface, after another one on it. */
export const plainJoined = classNames(plain, joined);

function getRoots({ roots }: HomepageDesign, content: HomepageContent): SectionRoots {
  return {
    listings: content.about ? plainJoined : plain,
    gallery: plainJoined,
    regions: plainJoined,
    video: plainJoined,
    firstCustom: plainJoined,
    contact: alternate,
    ...roots?.(content),
  };
}

/** A homepage in one of the designs. Sections without content are not rendered. */
export function Homepage({ design, ...props }: TemplateProps & { design: HomepageDesign }) {
  const { content, labels, slots } = props;
  const { about, listings, gallery, regions, video, contact } = design;
  const roots = getRoots(design, content);
  return (
    <>
      {slots.banner}
      <div className={design.root} data-scheme="content" data-template={design.id}>
        <HomepageHeader
          {...props}
          anchors={anchorsOf(content, labels.homepage)}
          sideClassName={design.headerSide}
        />
        <main id="main" tabIndex={-1}>
          <design.Hero {...props} />
          <StatsSection {...props} {...design.stats} />
          <AboutSection {...props} classes={{ ...about.classes, root: plain }} />
          <ListingsSection
            {...props}
            {...listings}
            classes={{ ...listings.classes, root: roots.listings }}
          />
          <GallerySection
            {...props}
            {...gallery}
            classes={{ ...gallery.classes, root: roots.gallery }}
          />
          <RegionsSection {...props} classes={{ ...regions.classes, root: roots.regions }} />
          <VideoSection {...props} classes={{ ...video.classes, root: roots.video }} />
          {content.sections.map((section, index) => (
            <CustomSection
              key={section.id}
              section={section}
              lang={content.lang}
              labels={labels}
              links={props.links}
              resolveImage={props.resolveImage}
              className={index === 0 ? roots.firstCustom : plainJoined}
              classes={design.custom}
            />
          ))}
          <ContactSection {...props} classes={{ ...contact.classes, root: roots.contact }} />
        </main>
        <HomepageFooter {...props} />
        <ContactBar content={content} labels={labels} />
      </div>
    </>
  );
}
