import type { ComponentType } from "react";
import { type ContactLayoutProps, ContactSection } from "./sections/contact-section.tsx";
import {
  type CustomLayouts,
  CustomSections,
  type CustomSurfaces,
} from "./sections/custom-section.tsx";
import { GallerySection, type GallerySectionProps } from "./sections/gallery-section.tsx";
import { ListingsSection, type ListingsSectionProps } from "./sections/listings-section.tsx";
import { RegionsSection, type RegionsSectionProps } from "./sections/regions-section.tsx";
import { plain } from "./sections/section.css.ts";
import { StatsSection, type StatsSectionProps } from "./sections/stats-section.tsx";
import { TextSections, type TextSectionsProps } from "./sections/text-sections.tsx";
import { VideoSection } from "./sections/video-section.tsx";
import type { TemplateProps } from "./template-props.ts";

/** Class of each `<section>` below the gallery: its surface and space. */
export interface SurfaceClasses extends CustomSurfaces {
  regions: string;
  contact: string;
}

/** What a design decides about a section: classes, image sizes, number of items. */
type SectionDesign<Props> = Omit<Props, keyof TemplateProps | "className">;

/** A section of the design's own, instead of the shared one. */
type OwnSection = { Section: ComponentType<TemplateProps & { className: string }> };

/** What a design with the common order of the sections decides. */
export interface CommonOrder {
  Hero: ComponentType<TemplateProps>;
  /** Class of the headings of the video, custom and contact sections. */
  heading: string;
  surfaces: SurfaceClasses;
  stats: Omit<StatsSectionProps, keyof TemplateProps>;
  texts: SectionDesign<TextSectionsProps>;
  listings: SectionDesign<ListingsSectionProps>;
  gallery: SectionDesign<GallerySectionProps> | OwnSection;
  regions: SectionDesign<RegionsSectionProps> | OwnSection;
  /** The composition of the sections below the regions; the parts are those of `sections/`. */
  layouts: CustomLayouts & { contact: ComponentType<ContactLayoutProps> };
  Footer: ComponentType<TemplateProps>;
}

type DesignProps = TemplateProps & { design: CommonOrder };

/** The sections that a visitor sees first. They contain no controls other than links. */
export function Opening({ design, ...props }: DesignProps) {
  return (
    <>
      <design.Hero {...props} />
      <Introduction {...props} design={design} />
    </>
  );
}

/** The sections between the hero and the listings. */
export function Introduction({ design, ...props }: DesignProps) {
  return (
    <>
      <StatsSection {...props} {...design.stats} />
      <TextSections {...props} {...design.texts} className={plain} />
    </>
  );
}

/** The sections from the listings to the contact form. */
export function BelowFold({ design, ...props }: DesignProps) {
  const { surfaces, layouts, heading } = design;
  return (
    <>
      <ListingsSection {...props} {...design.listings} className={plain} />
      {"Section" in design.gallery ? (
        <design.gallery.Section {...props} className={plain} />
      ) : (
        <GallerySection {...props} {...design.gallery} className={plain} />
      )}
      {"Section" in design.regions ? (
        <design.regions.Section {...props} className={surfaces.regions} />
      ) : (
        <RegionsSection {...props} {...design.regions} className={surfaces.regions} />
      )}
      <VideoSection
        {...props}
        heading={heading}
        Layout={layouts.video}
        className={surfaces.video}
      />
      <CustomSections {...props} {...{ surfaces, heading, layouts }} />
      <ContactSection
        {...props}
        heading={heading}
        Layout={layouts.contact}
        className={surfaces.contact}
      />
    </>
  );
}
