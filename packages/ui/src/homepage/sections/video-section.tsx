import type { ComponentType } from "react";
import type { TemplateProps } from "../template-props.ts";
import type { CaptionedVideoProps } from "./captioned-video.tsx";
import type { Heading } from "./section-heading.tsx";

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
