import { Button } from "@realtor/ui/button";
import { DropZone } from "@realtor/ui/drop-zone";
import { FileTrigger } from "@realtor/ui/file-trigger";
import type { PhotoPath } from "@realtor/api/loaning";
import { Inline } from "@realtor/ui/inline";
import { Stack } from "@realtor/ui/stack";
import type { ReactNode, RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { imagePath, imageSrcSet } from "#app/data/image-url.ts";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { getAcceptedTypes, withRejected } from "./add-photos.tsx";
import { getPhotoFit } from "./focal-points.ts";
import type { FocalPoints, PhotoEntry } from "./photo-list.ts";
import { photoRules } from "./photo-rules.ts";
import * as css from "./photos.css.ts";
import { usePhotoFrame } from "./use-photos.ts";

interface SinglePhotoProps {
  path: PhotoPath;
  label: string;
  entry: PhotoEntry | undefined;
  focalPoints: FocalPoints;
  hint: ReactNode;
  whenEmpty: ReactNode;
  chooseButton: RefObject<HTMLButtonElement | null>;
  cropButton: RefObject<HTMLButtonElement | null>;
  onFiles: (files: readonly File[]) => void;
  /** Absent if the photo cannot be cropped. */
  onCrop: (() => void) | false | undefined;
  onDelete: () => void;
}

/** The photo in its frame and, next to it, what can be done. Files can be dropped and pasted anywhere on it. */
export function SinglePhoto(props: SinglePhotoProps) {
  const { path, label, entry, focalPoints, hint, whenEmpty, ...actions } = props;
  const { chooseButton, cropButton, onFiles, onCrop, onDelete } = actions;
  const { formatMessage } = useIntl();
  const isTouch = useMediaQuery("(hover: none)");
  const shape = usePhotoFrame(path);
  const types = getAcceptedTypes(path);
  return (
    <DropZone
      label={label}
      accept={types}
      multiple={false}
      onSelect={(files, rejected) => onFiles(withRejected(files, rejected, false))}
    >
      <div className={css.row} data-wide={shape > 1.2 || undefined}>
        {entry ? (
          <FramedImage
            path={path}
            entry={entry}
            label={label}
            focalPoints={focalPoints}
            shape={shape}
          />
        ) : (
          <span className={`${css.frame} ${css.empty}`} style={{ aspectRatio: shape }}>
            <PhotoIcon />
          </span>
        )}
        <Stack gap={4} align="start">
          <p className={css.hint}>
            {hint}
            {!entry && (
              <span>{formatMessage({ id: isTouch ? "photos.tap" : "photos.single.drop" })}</span>
            )}
          </p>
          <FileTrigger accept={types} onSelect={onFiles}>
            <Button ref={chooseButton} variant="outline" size="small">
              <PhotoIcon />
              <FormattedMessage id={entry ? "photos.single.another" : "photos.single.choose"} />
            </Button>
          </FileTrigger>
          {entry ? (
            <Inline gap={20} rowGap={0}>
              {onCrop && (
                <Button ref={cropButton} variant="text" size="small" onClick={onCrop}>
                  <FormattedMessage id="photos.crop" />
                </Button>
              )}
              <Button variant="text" size="small" onClick={onDelete}>
                <FormattedMessage id="photos.delete" />
              </Button>
            </Inline>
          ) : (
            whenEmpty !== undefined && <p className={css.later}>{whenEmpty}</p>
          )}
        </Stack>
      </div>
    </DropZone>
  );
}

interface FramedImageProps {
  path: PhotoPath;
  entry: PhotoEntry;
  label: string;
  focalPoints: FocalPoints;
  shape: number;
}

/** The photo as the page crops it; a file that is used without a frame is shown as a whole. */
function FramedImage({ path, entry, label, focalPoints, shape }: FramedImageProps) {
  const { url } = entry.fullsize;
  const isFramed = photoRules[path].crop === "frame";
  const { x, y, zoom } = getPhotoFit(focalPoints, path, url);
  const position = `${x}% ${y}%`;
  return (
    <span className={css.frame} style={{ aspectRatio: shape }}>
      <img
        className={isFramed ? css.framed : css.whole}
        src={imagePath(url, 480)}
        srcSet={imageSrcSet(url, 960)}
        sizes={`${Math.round(200 * zoom)}px`}
        alt={label}
        decoding="async"
        style={
          isFramed
            ? { objectPosition: position, scale: zoom, transformOrigin: position }
            : undefined
        }
      />
    </span>
  );
}

/** An image in a frame; decorative. */
function PhotoIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d="M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4" />
      <circle cx="15.5" cy="9" r="1.3" />
    </svg>
  );
}
