import type { PhotoPath } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { DropZone } from "@realtor/ui/drop-zone";
import { FileTrigger } from "@realtor/ui/file-trigger";
import { visuallyHidden } from "@realtor/ui/styles";
import { type ReactNode, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { imagePath, imageSrcSet } from "#app/data/image-url.ts";
import { getPhotoFieldId } from "../fields/field-fragments.ts";
import { AddPhotos, getAcceptedTypes, withRejected } from "./add-photos.tsx";
import { CropPhoto } from "./crop-photo.tsx";
import { FocalPointControl } from "./focal-point-control.tsx";
import { clearFocalPoint, getFocalPoint, setFocalPoint } from "./focal-points.ts";
import {
  type FocalPoints,
  listPhotos,
  type PhotoEntry,
  type PhotosEditorProps,
  removePhoto,
} from "./photo-list.ts";
import { photoRules } from "./photo-rules.ts";
import { PathUploadList } from "./photo-uploads.tsx";
import * as css from "./single-photo-editor.css.ts";
import { SoftPhotoNotice } from "./soft-photo-notice.tsx";
import { useRestoreFocus } from "./use-restore-focus.ts";
import { useSinglePhotoUploads } from "./use-single-photo-uploads.ts";
import { photosMessages } from "./photos-messages.ts";

interface SinglePhotoEditorProps extends PhotosEditorProps {
  path: Exclude<PhotoPath, "gallery">;
  label: string;
  /** Purpose and recommended shape of the photo. */
  hint?: ReactNode;
}

/** The single photo of a path: upload, replace, crop, focal point, delete. */
export function SinglePhotoEditor({
  value,
  onChange,
  http,
  path,
  label,
  hint,
}: SinglePhotoEditorProps) {
  const { formatMessage } = useIntl();
  const labelId = useId();
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const addArea = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const [isCropping, setCropping] = useState(false);
  const entry = listPhotos(value.photos, path)[0];

  const { uploads, replace } = useSinglePhotoUploads({
    path,
    http,
    onChange,
    onPlaced: (name) => setAnnouncement(formatMessage(photosMessages.uploaded, { name, left: 0 })),
  });
  const remove = () =>
    onChange((current) => {
      const stored = listPhotos(current.photos, path)[0];
      if (!stored) return current;
      return {
        photos: removePhoto(current.photos, path, stored.key),
        focalPoints: clearFocalPoint(current.focalPoints, path, stored.fullsize.url),
      };
    });
  useRestoreFocus(root, addArea);
  return (
    <fieldset
      id={getPhotoFieldId(path)}
      tabIndex={-1}
      aria-describedby={hint === undefined ? undefined : hintId}
    >
      <legend id={labelId} className={css.label}>
        {label}
      </legend>
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <div ref={root} className={css.parts}>
        {entry && (
          <SinglePhoto
            path={path}
            entry={entry}
            alt={label}
            focalPoints={value.focalPoints}
            onChange={onChange}
            onFiles={replace}
            onCrop={() => setCropping(true)}
            onDelete={remove}
          />
        )}
        <PathUploadList uploads={uploads} />
        {!entry && <AddPhotos path={path} ref={addArea} onFiles={replace} />}
      </div>
      <output className={visuallyHidden}>{announcement}</output>
      {entry && isCropping && (
        <CropPhoto
          path={path}
          entry={entry}
          alt={label}
          http={http}
          uploads={uploads.uploads}
          onChange={onChange}
          onCropped={() => setAnnouncement(formatMessage(photosMessages.cropped))}
          onClose={() => setCropping(false)}
        />
      )}
    </fieldset>
  );
}

interface SinglePhotoProps {
  path: PhotoPath;
  entry: PhotoEntry;
  alt: string;
  focalPoints: FocalPoints;
  onChange: PhotosEditorProps["onChange"];
  /** Called with another file for the photo. */
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
function SinglePhoto(props: SinglePhotoProps) {
  const { path, entry, alt, focalPoints, onChange, onFiles, onCrop, onDelete } = props;
  const [isFocusing, setFocusing] = useState(false);
  const { url } = entry.fullsize;
  const image = {
    src: imagePath(url, 480),
    srcSet: imageSrcSet(url, 960),
    sizes: "320px",
    alt,
  };
  const { hasFocalPoint } = photoRules[path];
  const acceptedTypes = getAcceptedTypes(path);
  return (
    <DropZone
      label={alt}
      accept={acceptedTypes}
      multiple={false}
      onSelect={(files, rejected) => onFiles(withRejected(files, rejected, false))}
    >
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
      <SoftPhotoNotice path={path} url={url} />
      <div className={css.tools}>
        <FileTrigger accept={acceptedTypes} onSelect={onFiles}>
          <Button size="small" variant="outline">
            <FormattedMessage
              id="photos.replace"
              defaultMessage="Replace"
              description="Button that selects another file for a photo."
            />
          </Button>
        </FileTrigger>
        {!isSvg(url) && (
          <Button size="small" variant="outline" onClick={onCrop}>
            <FormattedMessage
              id="photos.crop"
              defaultMessage="Crop"
              description="Button that opens the crop dialog."
            />
          </Button>
        )}
        {hasFocalPoint && (
          <Button
            size="small"
            variant="outline"
            aria-expanded={isFocusing}
            onClick={() => setFocusing(!isFocusing)}
          >
            <FormattedMessage
              id="photos.focus"
              defaultMessage="Focal point"
              description="Heading of the controls for the focal point of a photo."
            />
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onDelete}>
          <FormattedMessage
            id="photos.delete"
            defaultMessage="Delete"
            description="Button that deletes a photo."
          />
        </Button>
      </div>
    </DropZone>
  );
}
