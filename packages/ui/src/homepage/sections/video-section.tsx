import type { ComponentType } from "react";
import { wrap } from "../../styles/layout.css.ts";
import type { TemplateProps } from "../template-props.ts";
import { CaptionedVideo, type CaptionedVideoProps } from "./captioned-video.tsx";
import { type Heading, SectionHeading } from "./section-heading.tsx";
import { videoHeading } from "./custom-section.css.ts";

/** Props of `<CaptionedVideo>`, and the heading of the section. */
export type VideoLayoutProps = Pick<
  CaptionedVideoProps,
  "video" | "lang" | "hasHeading" | "labels" | "resolveImage"
> & { heading: Heading | null };

export type VideoSectionProps = Pick<TemplateProps, "content" | "labels" | "resolveImage"> & {
  className: string;
  /** Class of the heading. */
  heading: string;
  Layout: ComponentType<VideoLayoutProps>;
};

/** The recommended video of the agent. */
export function VideoSection({
  content,
  className,
  heading,
  Layout,
  labels,
  resolveImage,
}: VideoSectionProps) {
  const { video, lang } = content;
  if (!video) return null;
  const title = { id: "video-title", text: labels.homepage.video.title, className: heading };
  return (
    <section className={className} aria-labelledby={title.id}>
      <Layout {...{ video, lang, labels, resolveImage }} heading={title} />
    </section>
  );
}

/** Heading, video and caption below each other in the content column. */
export function StackedVideo({ heading, ...video }: VideoLayoutProps) {
  return (
    <div className={wrap}>
      {heading && (
        <div className={videoHeading}>
          <SectionHeading heading={heading} />
        </div>
      )}
      <CaptionedVideo {...video} />
    </div>
  );
}
