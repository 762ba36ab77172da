import type { ComponentType } from "react";
import { classNames } from "../format.ts";
import type { HomepageContent } from "./homepage-content.ts";
import { AboutSection, type AboutSectionProps } from "./sections/about-section.tsx";
import { ContactBar, ContactSection } from "./sections/contact-section.tsx";
import { CustomSection, type CustomSectionClasses } from "./sections/custom-section.tsx";
import { GallerySection, type GallerySectionProps } from "./sections/gallery-section.tsx";
import { HomepageFooter } from "./sections/homepage-footer.tsx";
import { anchorsOf, HomepageHeader } from "./sections/homepage-header.tsx";
import { ListingsSection, type ListingsSectionProps } from "./sections/listings-section.tsx";
import { RegionsSection, type RegionsSectionProps } from "./sections/regions-section.tsx";
import { joined, plain, root } from "./sections/section.css.ts";
import { StatsSection, type StatsSectionProps } from "./sections/stats-section.tsx";
import { VideoSection, type VideoSectionProps } from "./sections/video-section.tsx";
import type { TemplateId } from "./template-ids.ts";
import type { TemplateProps } from "./template-props.ts";

/** Class of each `<section>`: its surface, and whether it shares the space with the section above. */
export interface SurfaceClasses {
  regions: string;
  video: string;
  /** The first custom section; the others continue its surface. */
  custom: string;
  contact: string;
}

/** What a design decides about a section: classes, image sizes, number of items. */
type SectionDesign<Props> = Omit<Props, keyof TemplateProps | "className">;

/** A section of the design's own, instead of the shared one. */
type OwnSection = { Section: ComponentType<TemplateProps & { className: string }> };

/** One of the three designs of a homepage. The sections, their order and their content are the same in all. */
export interface HomepageDesign {
  id: TemplateId;
  Hero: ComponentType<TemplateProps>;
  /** Class of the anchors and language menu in the header. */
  headerSide?: string;
  className?: string;
  /** Class of the headings of the custom sections and the contact section. */
  heading: string;
  surfaces: (content: HomepageContent) => SurfaceClasses;
  stats: Omit<StatsSectionProps, keyof TemplateProps>;
  about: SectionDesign<AboutSectionProps>;
  listings: SectionDesign<ListingsSectionProps>;
  gallery: SectionDesign<GallerySectionProps> | OwnSection;
  regions: SectionDesign<RegionsSectionProps> | OwnSection;
  video: SectionDesign<VideoSectionProps>;
  custom: CustomSectionClasses;
}

/** A section on the first surface, after another one on it. */
export const plainJoined = classNames(plain, joined);

/** A homepage in one of the designs. Sections without content are not rendered. */
export function Homepage({ design, ...props }: TemplateProps & { design: HomepageDesign }) {
  const { content, labels, slots } = props;
  const surfaces = design.surfaces(content);
  return (
    <>
      {slots.banner}
      <div
        className={classNames(root, design.className)}
        data-scheme="content"
        data-template={design.id}
      >
        <HomepageHeader
          {...props}
          anchors={anchorsOf(content, labels.homepage)}
          sideClassName={design.headerSide}
        />
        <main id="main" tabIndex={-1}>
          <design.Hero {...props} />
          <StatsSection {...props} {...design.stats} />
          <AboutSection {...props} {...design.about} className={plain} />
          <ListingsSection
            {...props}
            {...design.listings}
            className={content.about ? plainJoined : plain}
          />
          {"Section" in design.gallery ? (
            <design.gallery.Section {...props} className={plainJoined} />
          ) : (
            <GallerySection {...props} {...design.gallery} className={plainJoined} />
          )}
          {"Section" in design.regions ? (
            <design.regions.Section {...props} className={surfaces.regions} />
          ) : (
            <RegionsSection {...props} {...design.regions} className={surfaces.regions} />
          )}
          <VideoSection {...props} {...design.video} className={surfaces.video} />
          {content.sections.map((section, index) => (
            <CustomSection
              key={section.id}
              section={section}
              lang={content.lang}
              labels={labels}
              links={props.links}
              resolveImage={props.resolveImage}
              className={index === 0 ? surfaces.custom : plainJoined}
              heading={design.heading}
              classes={design.custom}
            />
          ))}
          <ContactSection {...props} heading={design.heading} className={surfaces.contact} />
        </main>
        <HomepageFooter {...props} />
        <ContactBar content={content} labels={labels} />
      </div>
    </>
  );
}
