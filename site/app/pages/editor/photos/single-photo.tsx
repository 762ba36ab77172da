import type { PhotoPath } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { imagePath, imageSrcSet } from "#app/data/image-url.ts";
import { FocalPointControl } from "./focal-point-control.tsx";
import { focalPointOf, setFocalPoint } from "./focal-points.ts";
import type { PhotoEntry } from "./move-photo.ts";
import { photoRules } from "./photo-rules.ts";
import type { FocalPoints, PhotosEditorProps } from "./photos-value.ts";
import * as css from "./single-photo-editor.css.ts";
import { useFileDrop } from "./use-file-drop.ts";

interface SinglePhotoProps {
  path: PhotoPath;
  entry: PhotoEntry;
  alt: string;
  focalPoints: FocalPoints;
  onChange: PhotosEditorProps["onChange"];
  /** Asked for another file. */
  onReplace: () => void;
  /** Files were dropped on it. */
  onFiles: (files: readonly File[]) => void;
  onCrop: () => void;
  onDelete: () => void;
}

/** Where a page holds a photo that has no focal point of its own (DESIGN-LANGUAGE section 9). */
const usualPoint = { x: 50, y: 18 };

/** A drawing has no pixels to cut. */
const isDrawing = (url: string) => /\.svg(?:$|\?)/i.test(url);

/** The photo as a whole, and what can be done with it. */
export function SinglePhoto(props: SinglePhotoProps) {
  const { path, entry, alt, focalPoints, onChange, onReplace, onFiles, onCrop, onDelete } = props;
  const [focusing, setFocusing] = useState(false);
  const { over, target } = useFileDrop((files) => onFiles(files.slice(0, 1)));
  const { url } = entry.fullsize;
  const picture = {
    src: imagePath(url, 480),
    srcSet: imageSrcSet(url, 960),
    sizes: "320px",
    alt,
  };
  const { focus } = photoRules[path];
  return (
    <div {...target} className={css.photo} data-over={over || undefined}>
      {focusing ? (
        <FocalPointControl
          picture={picture}
          point={focalPointOf(focalPoints, path, url) ?? usualPoint}
          onChange={(point) =>
            onChange((now) => ({
              ...now,
              focalPoints: setFocalPoint(now.focalPoints, path, url, point),
            }))
          }
        />
      ) : (
        <img className={css.picture} {...picture} alt={alt} decoding="async" />
      )}
      <div className={css.tools}>
        <Button size="small" variant="outline" onClick={onReplace}>
          <FormattedMessage id="photos.replace" />
        </Button>
        {!isDrawing(url) && (
          <Button size="small" variant="outline" onClick={onCrop}>
            <FormattedMessage id="photos.crop" />
          </Button>
        )}
        {focus && (
          <Button
            size="small"
            variant="outline"
            aria-expanded={focusing}
            onClick={() => setFocusing(!focusing)}
          >
            <FormattedMessage id="photos.focus" />
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onDelete}>
          <FormattedMessage id="photos.delete" />
        </Button>
      </div>
    </div>
  );
}
