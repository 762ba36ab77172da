import type { PhotoPath } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { imagePath, imageSrcSet } from "#app/data/image-url.ts";
import { FocalPointControl } from "./focal-point-control.tsx";
import { getFocalPoint, setFocalPoint } from "./focal-points.ts";
import type { PhotoEntry } from "./photo-list.ts";
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
  /** Called to choose another file. */
  onReplace: () => void;
  onFiles: (files: readonly File[]) => void;
  onCrop: () => void;
  onDelete: () => void;
}

/**
 * The focal point of pages for a photo without one, in percent. See
 * docs/spec/design-language.md#images.
 */
const defaultFocalPoint = { x: 50, y: 18 };

/** SVG files cannot be cropped. */
const isSvg = (url: string) => /\.svg(?:$|\?)/i.test(url);

/** The stored photo with its actions. */
export function SinglePhoto(props: SinglePhotoProps) {
  const { path, entry, alt, focalPoints, onChange, onReplace, onFiles, onCrop, onDelete } = props;
  const [isFocusing, setFocusing] = useState(false);
  const { isOver, target } = useFileDrop((files) => onFiles(files.slice(0, 1)));
  const { url } = entry.fullsize;
  const image = {
    src: imagePath(url, 480),
    srcSet: imageSrcSet(url, 960),
    sizes: "320px",
    alt,
  };
  const { hasFocalPoint } = photoRules[path];
  return (
    <div {...target} className={css.photo} data-over={isOver || undefined}>
      {isFocusing ? (
        <FocalPointControl
          image={image}
          point={getFocalPoint(focalPoints, path, url) ?? defaultFocalPoint}
          onChange={(point) =>
            onChange((current) => ({
              ...current,
              focalPoints: setFocalPoint(current.focalPoints, path, url, point),
            }))
          }
        />
      ) : (
        <img className={css.image} {...image} alt={alt} decoding="async" />
      )}
      <div className={css.tools}>
        <Button size="small" variant="outline" onClick={onReplace}>
          <FormattedMessage id="photos.replace" />
        </Button>
        {!isSvg(url) && (
          <Button size="small" variant="outline" onClick={onCrop}>
            <FormattedMessage id="photos.crop" />
          </Button>
        )}
        {hasFocalPoint && (
          <Button
            size="small"
            variant="outline"
            aria-expanded={isFocusing}
            onClick={() => setFocusing(!isFocusing)}
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
