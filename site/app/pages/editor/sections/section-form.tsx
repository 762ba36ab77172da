import { parseVideoId } from "@realtor/api/rules";
import type { ComponentType } from "react";
import { useIntl } from "react-intl";
import type { SectionId } from "../draft/editor-fields.ts";
import { DraftTextField } from "../fields/text-fields.tsx";
import { BasicSection } from "./basic-section.tsx";
import { DesignSection } from "./design-section.tsx";
import { ExtraSection } from "./extra-section.tsx";
import { ListingsSection } from "./listings-section.tsx";
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
      <DraftTextField field="taglineKr" rows={2} showCount lang="ko" />
      <DraftTextField field="taglineEn" rows={2} showCount lang="en" />
      <DraftTextField field="taglineJa" rows={2} showCount lang="ja" />
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
      <DraftTextField field="salesCount" inputMode="numeric" />
      <DraftTextField field="lastYear" inputMode="numeric" />
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
      <DraftTextField field="aboutKr" rows={9} showCount lang="ko" />
      <DraftTextField field="aboutEn" rows={9} showCount lang="en" />
      <DraftTextField field="aboutJa" rows={6} showCount lang="ja" />
    </SectionFrame>
  );
}

/**
 * The recommended video. Short links are normalized to www.youtube.com. See
 * docs/spec/validation.md#video-link.
 */
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
      <DraftTextField
        field="video"
        type="url"
        hint={formatMessage({
          id: "editor.video.hint",
          defaultMessage: "Paste any YouTube link; it is kept as a www.youtube.com address.",
          description: "Hint below the field for the video’s address.",
        })}
        normalize={normalizeVideoLink}
      />
      <DraftTextField field="videoTitleKr" lang="ko" />
      <DraftTextField field="videoTitleEn" lang="en" />
      <DraftTextField field="videoTitleJa" lang="ja" />
    </SectionFrame>
  );
}

function normalizeVideoLink(typed: string): string {
  const id = parseVideoId(typed);
  return id === null ? typed.trim() : `https://www.youtube.com/watch?v=${id}`;
}

const trim = (typed: string) => typed.trim();

function ContactSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="contact">
      <DraftTextField
        field="phone"
        type="tel"
        hint={formatMessage({
          id: "editor.phone.hint",
          defaultMessage: "10 digits for a US number, 11 for any other.",
          description: "Hint below the field for the phone number.",
        })}
        normalize={trim}
      />
      <DraftTextField field="email" type="email" normalize={trim} />
      <DraftTextField
        field="website"
        type="url"
        hint={formatMessage({
          id: "editor.website.hint",
          defaultMessage:
            "If you own a domain, it becomes your website. For example, https://grace.example",
          description: "Hint below the field for the realtor’s own website.",
        })}
        normalize={trim}
      />
      <DraftTextField field="kakao" type="url" normalize={trim} />
      <DraftTextField field="line" type="url" normalize={trim} />
      <DraftTextField field="instagram" type="url" normalize={trim} />
      <DraftTextField field="youtube" type="url" normalize={trim} />
    </SectionFrame>
  );
}
