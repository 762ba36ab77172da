import type { TemplateProps } from "../template-props.ts";
import { CaptionedVideo } from "./captioned-video.tsx";

export type VideoSectionProps = Pick<TemplateProps, "content" | "labels" | "resolveImage"> & {
  className: string;
  classes: { inner: string; heading: string; frame?: string; caption?: string };
};

/** The recommended video of the agent. */
export function VideoSection({ content, className, classes, ...shared }: VideoSectionProps) {
  const { video, lang } = content;
  if (!video) return null;
  return (
    <section className={className} aria-labelledby="video-title">
      <div className={classes.inner}>
        <h2 id="video-title" className={classes.heading}>
          {shared.labels.homepage.video.title}
        </h2>
        <CaptionedVideo
          video={video}
          lang={lang}
          className={classes.frame}
          {...(classes.caption ? { captionClassName: classes.caption } : {})}
          {...shared}
        />
      </div>
    </section>
  );
}
