import type { ComponentType } from "react";
import { useMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import type { CaptionedVideoProps } from "./captioned-video.tsx";
import type { Heading } from "./section-heading.tsx";

/** Props of `<CaptionedVideo>`, and the heading of the section. */
export type VideoLayoutProps = Pick<
  CaptionedVideoProps,
  "video" | "marks" | "lang" | "hasHeading" | "labels" | "resolveImage"
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
  const mark = useMark();
  const { video, lang } = content;
  if (!video) return null;
  const marks = { title: mark("videoTitle"), video: mark("video") };
  const title = { id: "video-title", text: labels.homepage.video.title, className: heading };
  return (
    <section className={className} aria-labelledby={title.id}>
      <Layout {...{ video, marks, lang, labels, resolveImage }} heading={title} />
    </section>
  );
}
