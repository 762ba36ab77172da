import { type CSSProperties, type RefObject, type SyntheticEvent, useState } from "react";
import { findPageImage } from "./find-page-image.ts";
import type { GalleryPhoto } from "./gallery-photo.ts";
import * as css from "./gallery-viewer.css.ts";

interface SlideProps {
  photo: GalleryPhoto;
  alt: string;
  /** Zero-based index of the photo. */
  at: number;
  root: RefObject<HTMLElement | null> | undefined;
}

/** A photo in full size over its image on the page, or its thumbnail, which is visible while it loads. */
export function Slide({ photo, alt, at, root }: SlideProps) {
  const [onPage] = useState(() => findPageImage(root?.current, at));
  const [ratio, setRatio] = useState(onPage && readRatio(onPage));
  const saveRatio = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setRatio(readRatio(currentTarget));
  const preview = onPage
    ? { src: onPage.currentSrc }
    : { src: photo.src, srcSet: photo.srcSet, sizes: photo.srcSet && "90px" };
  return (
    // Custom properties are not among React's known style keys.
    <div className={css.photo} style={{ [css.photoRatio]: ratio } as CSSProperties}>
      <img {...preview} className={css.image} alt="" draggable={false} onLoad={saveRatio} />
      <img
        className={css.image}
        src={photo.fullSrc}
        srcSet={photo.fullSrcSet}
        sizes={photo.fullSrcSet && "100vw"}
        alt={alt}
        draggable={false}
        onLoad={saveRatio}
      />
    </div>
  );
}

function readRatio({ naturalWidth, naturalHeight }: HTMLImageElement): number | undefined {
  return naturalHeight > 0 ? naturalWidth / naturalHeight : undefined;
}
