import type { ComponentType } from "react";
import type { SectionId } from "./fields/editor-fields.ts";
import { AboutSection } from "./sections/about-section.tsx";
import { BasicSection } from "./sections/basic-section.tsx";
import { ContactSection } from "./sections/contact-section.tsx";
import { DesignSection } from "./sections/design-section.tsx";
import { ExtraSection } from "./sections/extra-section.tsx";
import { HeroSection } from "./sections/hero-section.tsx";
import { ListingsSection } from "./sections/listings-section.tsx";
import { PhotosSection } from "./sections/photos-section.tsx";
import { RegionsSection } from "./sections/regions-section.tsx";
import { SeoSection } from "./sections/seo-section.tsx";
import { StatsSection } from "./sections/stats-section.tsx";
import { VideoSection } from "./sections/video-section.tsx";

const forms: Record<SectionId, ComponentType> = {
  basic: BasicSection,
  design: DesignSection,
  hero: HeroSection,
  stats: StatsSection,
  about: AboutSection,
  listings: ListingsSection,
  photos: PhotosSection,
  regions: RegionsSection,
  video: VideoSection,
  extra: ExtraSection,
  contact: ContactSection,
  seo: SeoSection,
};

export function SectionForm({ section }: { section: SectionId }) {
  const Form = forms[section];
  return <Form key={section} />;
}
