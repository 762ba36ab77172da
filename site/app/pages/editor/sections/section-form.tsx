import type { ComponentType } from "react";
import { useIntl } from "react-intl";
import type { SectionId } from "#app/profile-editor/fields/define-field.ts";
import { SectionFields } from "../fields/section-fields.tsx";
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

const forms: Record<SectionId, ComponentType> = {
  name: NameSection,
  hero: HeroSection,
  stats: StatsSection,
  about: AboutSection,
  listings: ListingsSection,
  photos: PhotosSection,
  regions: RegionsSection,
  video: VideoSection,
  extra: ExtraSection,
  contact: ContactSection,
  design: DesignSection,
  languages: LanguagesSection,
  license: LicenseSection,
  address: AddressSection,
  seo: SeoSection,
};

export function SectionForm({ section }: { section: SectionId }) {
  const Form = forms[section];
  return <Form key={section} />;
}

/** The sentence and the wide photo at the top. */
function HeroSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame
      section="hero"
      lead={formatMessage({
        id: "editor.hero.lead",
        defaultMessage: "What visitors see first.",
        description: "Explanation of the section with the tagline and photos.",
      })}
    >
      <SectionFields section="hero" />
      <PhotoField path="top" />
    </SectionFrame>
  );
}

/** Sales figures below the hero. */
function StatsSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame
      section="stats"
      lead={formatMessage({
        id: "editor.stats.lead",
        defaultMessage: "Your page shows these once two or more are filled in.",
        description: "Explanation of the section with sales figures.",
      })}
    >
      <SectionFields section="stats" />
    </SectionFrame>
  );
}

/** The recommended video. */
function VideoSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame
      section="video"
      lead={formatMessage({
        id: "editor.video.lead",
        defaultMessage: "One YouTube video. It loads when a visitor presses play.",
        description: "Explanation of the section with a YouTube video.",
      })}
    >
      <SectionFields section="video" />
    </SectionFrame>
  );
}

function ContactSection() {
  return (
    <SectionFrame section="contact">
      <SectionFields section="contact" />
    </SectionFrame>
  );
}
