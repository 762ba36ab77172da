import type { ComponentType } from "react";
import { useIntl } from "react-intl";
import type { SectionId } from "../draft/define-field.ts";
import { SectionFields } from "../fields/text-fields.tsx";
import { BasicSection } from "./basic-section.tsx";
import { DesignSection } from "./design-section.tsx";
import { ExtraSection } from "./extra-section.tsx";
import { ListingsSection } from "./listings-section.tsx";
import { OwnDomainPanel } from "./own-domain-panel.tsx";
import { PhotoField, PhotosSection } from "./photos-section.tsx";
import { RegionsSection } from "./regions-section.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { SeoSection } from "./seo-section.tsx";

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

/** Taglines, portrait, hero image and brokerage logo. */
function HeroSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame
      section="hero"
      lead={formatMessage({
        id: "editor.hero.lead",
        defaultMessage: "The sentence and the photos visitors see first.",
        description: "Explanation of the section with the tagline and photos.",
      })}
    >
      <SectionFields section="hero" />
      <PhotoField path="id" />
      <PhotoField path="top" />
      <PhotoField path="logo" />
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
        defaultMessage:
          "Figures as of the end of the year. The page shows them once there are two or more.",
        description: "Explanation of the section with sales figures.",
      })}
    >
      <SectionFields section="stats" />
    </SectionFrame>
  );
}

export function AboutSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame
      section="about"
      lead={formatMessage({
        id: "editor.about.lead",
        defaultMessage:
          "Japanese pages show the Japanese text, or the English one where there is none.",
        description: "Explanation of the section with the text about the realtor.",
      })}
    >
      <SectionFields section="about" />
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
        defaultMessage:
          "Shows one YouTube video. Nothing connects to YouTube before a visitor presses play.",
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
      <SectionFields section="contact" after={{ website: <OwnDomainPanel /> }} />
    </SectionFrame>
  );
}
