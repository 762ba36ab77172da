import { VideoFacade } from "../../components/video-facade/video-facade.tsx";
import { classNames } from "../../private/class-names.ts";
import type { Lang } from "../../labels/labels.ts";
import type { Video } from "../homepage-content.ts";
import type { TemplateProps } from "../template-props.ts";
import * as styles from "./captioned-video.css.ts";
import { foreign } from "./foreign.ts";
import { Picture } from "./picture.tsx";

export type CaptionedVideoProps = Pick<TemplateProps, "labels" | "resolveImage"> & {
  video: Video;
  /** The page's language. */
  lang: Lang;
  className: string;
  /** Around the caption, where the picture is wider than the text. */
  captionClassName?: string;
  /** The title stands above already. */
  titled?: boolean;
};

/** A video of the agent's, with its title and a word about YouTube under it. */
export function CaptionedVideo({
  video,
  lang,
  labels,
  resolveImage,
  className,
  captionClassName,
  titled = false,
}: CaptionedVideoProps) {
  const text = labels.homepage.video;
  return (
    <>
      <VideoFacade
        video={video.id}
        title={video.title?.text ?? text.untitled}
        playLabel={text.play}
        className={className}
        poster={
          video.poster && (
            <Picture
              photo={video.poster}
              alt=""
              sizes="(max-width: 1440px) 100vw, 1440px"
              ratio={[1600, 900]}
              resolveImage={resolveImage}
            />
          )
        }
      />
      <div className={classNames(styles.caption, captionClassName)}>
        {video.title && !titled && (
          <p className={styles.title} {...foreign(video.title, lang)}>
            {video.title.text}
          </p>
        )}
        <p className={styles.note}>{text.note}</p>
      </div>
    </>
  );
}
