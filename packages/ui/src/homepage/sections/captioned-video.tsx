import { VideoFacade } from "../../components/video-facade/video-facade.tsx";
import { classNames } from "../../format.ts";
import type { Lang } from "../../labels/labels.ts";
import type { Video } from "../content/sections.ts";
import { type FieldMark, useMark } from "../field-marks.ts";
import { langAttribute } from "../homepage-content.ts";
import type { TemplateProps } from "../template-props.ts";
import * as styles from "./captioned-video.css.ts";
import { FramedPhoto } from "./framed-photo.tsx";

export type CaptionedVideoProps = Pick<TemplateProps, "labels" | "resolveImage"> & {
  video: Video;
  /** Of the title and of the address. */
  marks: { title: FieldMark; video: FieldMark };
  lang: Lang;
  /** Widths of the still, as in the `sizes` of an image. */
  sizes: string;
  /** By default the video is 16 : 9. */
  className?: string | undefined;
  /** For captions narrower than the video. */
  captionClassName?: string;
  /** The section heading contains the title already. */
  hasHeading?: boolean;
};

/** The title on a video, of which 70 characters fit on the narrowest one; the name of its button has all of it. */
const shorten = (title: string) => title.replace(/^(.{70}).+$/su, "$1…");

/** A video with its title and a privacy note about YouTube. */
export function CaptionedVideo({
  video,
  marks,
  lang,
  sizes,
  labels,
  resolveImage,
  className,
  captionClassName,
  hasHeading = false,
}: CaptionedVideoProps) {
  const mark = useMark();
  const text = labels.homepage.video;
  return (
    <>
      <VideoFacade
        {...marks.video}
        videoId={video.id}
        title={video.title?.text ?? text.untitled}
        playLabel={text.play}
        className={className}
        poster={
          video.poster ? (
            <FramedPhoto
              {...mark("photos", video.poster.url)}
              photo={video.poster}
              alt=""
              sizes={sizes}
              ratio={[1600, 900]}
              resolveImage={resolveImage}
            />
          ) : (
            <span
              className={styles.titlePlane}
              {...(video.title ? langAttribute(video.title, lang) : {})}
              {...(!hasHeading && marks.title)}
            >
              {!hasHeading && shorten(video.title?.text ?? "")}
            </span>
          )
        }
      />
      <div className={classNames(styles.caption, captionClassName)}>
        {video.title && video.poster && !hasHeading && (
          <p className={styles.title} {...langAttribute(video.title, lang)} {...marks.title}>
            {video.title.text}
          </p>
        )}
        <p className={styles.note}>{text.note}</p>
      </div>
    </>
  );
}
