import type { PhotoPath } from "@realtor/api/loaning";
import { visuallyHidden } from "@realtor/ui/styles";
import { useToast } from "@realtor/ui/toast";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Banner } from "@realtor/ui/banner";
import { imagePath } from "#app/data/image-url.ts";
import { getPhotoFieldId } from "../draft/control-ids.ts";
import { CropPhoto } from "./crop-photo.tsx";
import { clearFocalPoint } from "./focal-points.ts";
import { listPhotos, type PhotosEditorProps, removePhoto, restorePhoto } from "./photo-list.ts";
import { photoRules } from "./photo-rules.ts";
import { PathUploadList, useSinglePhotoUploads } from "./photo-uploads.tsx";
import * as css from "./photos.css.ts";
import { SinglePhoto } from "./single-photo.tsx";

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
      setAnnouncement(formatMessage({ id: "photos.uploaded" }, { name, left: 0 }));
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
      text: formatMessage({ id: "photos.single.removed" }),
      action: { label: formatMessage({ id: "photos.undo" }), onPress: restore },
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
          onCropped={() => setAnnouncement(formatMessage({ id: "photos.cropped" }))}
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

interface SoftPhotoNoticeProps {
  path: PhotoPath;
  /** URL of the stored photo. */
  url: string;
}

/** Says that a photo is too narrow for the large frames of its path; renders nothing otherwise. */
function SoftPhotoNotice({ path, url }: SoftPhotoNoticeProps) {
  const { sharpWidth } = photoRules[path];
  // A resized image is never wider than its photo, so the full size need not be loaded.
  const width = useLoadedWidth(sharpWidth === null ? null : imagePath(url, sharpWidth));
  if (width === null || sharpWidth === null || width >= sharpWidth) return null;
  return (
    <Banner severity="warning">
      <FormattedMessage id="photos.soft" values={{ width, sharpWidth }} />
    </Banner>
  );
}

/** Width in px of the image at `src`; null until it is loaded, and if it cannot be loaded. */
function useLoadedWidth(src: string | null): number | null {
  const [loaded, setLoaded] = useState<{ src: string; width: number } | null>(null);
  useEffect(() => {
    if (src === null) return undefined;
    const image = new Image();
    const onLoad = () => setLoaded({ src, width: image.naturalWidth });
    image.addEventListener("load", onLoad);
    image.src = src;
    return () => image.removeEventListener("load", onLoad);
  }, [src]);
  return loaded?.src === src ? loaded.width : null;
}
