import type { PhotoPath } from "@realtor/api/loaning";
import { visuallyHidden } from "@realtor/ui/styles";
import { useToast } from "@realtor/ui/toast";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { getPhotoFieldId } from "../form/field-fragments.ts";
import { CropPhoto } from "./crop-photo.tsx";
import { clearFocalPoint } from "./focal-points.ts";
import { listPhotos, type PhotosEditorProps, removePhoto, restorePhoto } from "./photo-list.ts";
import { photoRules } from "./photo-rules.ts";
import { PathUploadList } from "./photo-uploads.tsx";
import { photosMessages } from "./photos-messages.ts";
import * as css from "./single-photo-editor.css.ts";
import { singlePhotoMessages as messages } from "./single-photo-messages.ts";
import { SinglePhoto } from "./single-photo.tsx";
import { SoftPhotoNotice } from "./soft-photo-notice.tsx";
import { useSinglePhotoUploads } from "./use-single-photo-uploads.ts";

interface SinglePhotoEditorProps extends PhotosEditorProps {
  path: Exclude<PhotoPath, "gallery">;
  label: string;
  /** Where the photo is shown. */
  hint?: ReactNode;
  /** Shown while there is no photo. */
  whenEmpty?: ReactNode;
}

/** The one photo of a path: upload, replace, crop, delete. A crop with a fixed shape opens by itself. */
export function SinglePhotoEditor(props: SinglePhotoEditorProps) {
  const { value, onChange, http, path, label, hint, whenEmpty } = props;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const labelId = useId();
  const hintId = useId();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const cropButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const [isCropping, setCropping] = useState(false);
  const entry = listPhotos(value.photos, path)[0];
  useFocusAfter(isCropping, cropButton);

  const { uploads, replace } = useSinglePhotoUploads({
    path,
    http,
    onChange,
    onPlaced(name, url) {
      setAnnouncement(formatMessage(photosMessages.uploaded, { name, left: 0 }));
      // Not over a dialog that was opened during the upload.
      const isFree = document.querySelector("[role=dialog]") === null;
      if (isFree && hasFixedShape(path) && isCroppable(path, url)) setCropping(true);
    },
  });
  const remove = () => {
    if (!entry) return;
    const before = value;
    onChange((current) => ({
      photos: removePhoto(current.photos, path, entry.key),
      focalPoints: clearFocalPoint(current.focalPoints, path, entry.fullsize.url),
    }));
    chooseButton.current?.focus();
    const restore = () =>
      onChange((current) => restorePhoto(current, { path, entry, index: 0, before }));
    toast({
      text: formatMessage(messages.removed),
      action: { label: formatMessage(photosMessages.undo), onPress: restore },
    });
  };
  return (
    <fieldset
      id={getPhotoFieldId(path)}
      className={css.root}
      tabIndex={-1}
      aria-describedby={hint === undefined ? undefined : hintId}
    >
      <legend id={labelId} className={css.label}>
        {label}
      </legend>
      <SinglePhoto
        path={path}
        label={label}
        entry={entry}
        focalPoints={value.focalPoints}
        hint={hint !== undefined && <span id={hintId}>{hint}</span>}
        whenEmpty={whenEmpty}
        chooseButton={chooseButton}
        cropButton={cropButton}
        onFiles={replace}
        onCrop={entry && isCroppable(path, entry.fullsize.url) && (() => setCropping(true))}
        onDelete={remove}
      />
      {entry && <SoftPhotoNotice path={path} url={entry.fullsize.url} />}
      <PathUploadList uploads={uploads} />
      <output className={visuallyHidden}>{announcement}</output>
      {entry && isCropping && (
        <CropPhoto
          path={path}
          entry={entry}
          alt={label}
          value={value}
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

/**
 * Focuses a button when something closes: a sheet that opened by itself has none to return the focus to. Its
 * own attempt is a task that is queued before.
 */
function useFocusAfter(isOpen: boolean, button: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    if (isOpen || !wasOpen.current) return undefined;
    wasOpen.current = false;
    const task = setTimeout(() => button.current?.focus());
    return () => clearTimeout(task);
  }, [isOpen, button]);
}

function hasFixedShape(path: PhotoPath): boolean {
  const rule = photoRules[path];
  return rule.crop === "frame" || rule.ratios.length === 1;
}

/** A vector image has no pixels to crop, and an icon contains several sizes. */
function isCroppable(path: PhotoPath, url: string): boolean {
  return photoRules[path].crop === "frame" || !/\.(?:svg|ico)(?:$|\?)/i.test(url);
}
