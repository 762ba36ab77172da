import type { ComponentType } from "react";
import type { SectionId } from "#app/profile/draft/fields/profile-fields.ts";
import { SectionFields } from "#app/profile/field/section-fields.tsx";
import { AboutSection } from "./about-section.tsx";
import { AddressSection } from "./address-section.tsx";
import { DesignSection } from "./design-section.tsx";
import { ExtraSection } from "./extra-section.tsx";
import { LanguagesSection } from "./languages-section.tsx";
import { LicenseSection } from "./license-section.tsx";
import { ListingsSection } from "./listings-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PhotoField, PhotosSection } from "./photos-section.tsx";
import { RegionsSection } from "./regions-section.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { SeoSection } from "./seo-section.tsx";

/** The forms of sections with other controls than their text, number and date fields. */
const forms: Partial<Record<SectionId, ComponentType>> = {
  name: NameSection,
  hero: HeroSection,
  about: AboutSection,
  listings: ListingsSection,
  photos: PhotosSection,
  regions: RegionsSection,
  extra: ExtraSection,
  design: DesignSection,
  languages: LanguagesSection,
  license: LicenseSection,
  address: AddressSection,
  seo: SeoSection,
};

export function SectionForm({ section }: { section: SectionId }) {
  const Form = forms[section];
  if (Form) return <Form key={section} />;
  return (
    <SectionFrame key={section} section={section}>
      <SectionFields section={section} />
    </SectionFrame>
  );
}

/** The sentence and the wide photo at the top. */
function HeroSection() {
  return (
    <SectionFrame section="hero">
      <SectionFields section="hero" />
      <PhotoField path="top" />
    </SectionFrame>
  );
}
