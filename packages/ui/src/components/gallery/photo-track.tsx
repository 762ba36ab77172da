import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type TouchEvent,
  type UIEvent,
  type CSSProperties,
  type SyntheticEvent,
} from "react";
import { findPageImage } from "./find-page-image.ts";
import type { GalleryPhoto } from "./gallery-photo.ts";
import * as css from "./gallery-viewer.css.ts";

/** Downward travel in px after which a released photo closes the viewer. */
const closeAfter = 96;

interface PhotoTrackProps {
  photos: readonly GalleryPhoto[];
  index: number;
  onIndexChange: (index: number) => void;
  /** Called when a photo was dragged down. */
  onClose: () => void;
  root: RefObject<HTMLElement | null> | undefined;
  /** Accessible name of the scrolling region. */
  label: string;
  /** Alternative text of a photo without a description. */
  defaultAlt: string;
}

/**
 * The photos side by side with native scrolling and snapping, and native pinch zoom. Loads the current
 * photo and its neighbors.
 */
export function PhotoTrack(props: PhotoTrackProps) {
  const { photos, index, onIndexChange, onClose, root, label, defaultAlt } = props;
  const track = useRef<HTMLElement>(null);
  const isZoomed = useIsZoomed();
  useLayoutEffect(() => {
    const element = track.current;
    // Not while the user swipes to this photo.
    if (element && getPosition(element) !== index) element.scrollLeft = index * element.clientWidth;
  }, [index]);
  const handleScroll = (event: UIEvent<HTMLElement>) => {
    const position = getPosition(event.currentTarget);
    if (position !== null) onIndexChange(position);
  };
  return (
    <section
      ref={track}
      className={css.track}
      aria-label={label}
      // A scrolling region must have focus to be scrolled by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-zoomed={isZoomed}
      onScroll={handleScroll}
      {...useDragDown(!isZoomed, onClose)}
    >
      {photos.map((photo, at) => (
        <div key={photo.fullSrc} className={css.slide} aria-hidden={at !== index || undefined}>
          {Math.abs(at - index) < 2 && (
            <Slide photo={photo} alt={photo.alt || defaultAlt} at={at} root={root} />
          )}
        </div>
      ))}
    </section>
  );
}

/** Index of the photo at the scroll position; null without a layout. */
function getPosition({ scrollLeft, clientWidth }: HTMLElement): number | null {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : null;
}

/** Whether the user has zoomed in by pinching. */
function useIsZoomed(): boolean {
  const [isZoomed, setIsZoomed] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const read = () => setIsZoomed(viewport.scale > 1.05);
    read();
    viewport.addEventListener("resize", read);
    return () => viewport.removeEventListener("resize", read);
  }, []);
  return isZoomed;
}

/** Moves the element with a finger that drags it down, and calls `onEnd` if it was released far enough. */
function useDragDown(isActive: boolean, onEnd: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const getDistance = (event: TouchEvent): number => {
    const touch = event.changedTouches[0];
    if (!touch || !start.current) return 0;
    const y = touch.clientY - start.current.y;
    return y > 2 * Math.abs(touch.clientX - start.current.x) ? y : 0;
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      const isSingle = isActive && event.touches.length === 1;
      start.current = touch && isSingle ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      event.currentTarget.style.translate = `0 ${getDistance(event)}px`;
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const distance = getDistance(event);
      start.current = null;
      if (distance > closeAfter) onEnd();
      else event.currentTarget.style.translate = "";
    },
    onTouchCancel: (event: TouchEvent<HTMLElement>) => {
      start.current = null;
      event.currentTarget.style.translate = "";
    },
  };
}

interface SlideProps {
  photo: GalleryPhoto;
  alt: string;
  /** Zero-based index of the photo. */
  at: number;
  root: RefObject<HTMLElement | null> | undefined;
}

/** A photo in full size over its image on the page, or its thumbnail, which is visible while it loads. */
function Slide({ photo, alt, at, root }: SlideProps) {
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
