import type { PhotoPath } from "@realtor/api/loaning";
import { controlLabelsFor } from "@realtor/ui/labels";
import { visuallyHidden } from "@realtor/ui/styles";
import { type ReactNode, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { AddArea } from "./add-area.tsx";
import { CropPhoto } from "./crop-photo.tsx";
import { clearFocalPoint } from "./focal-points.ts";
import { listPhotos, removePhoto, setPhoto } from "./photo-list.ts";
import type { PhotosEditorProps } from "./photos-value.ts";
import { SinglePhoto } from "./single-photo.tsx";
import * as css from "./single-photo-editor.css.ts";
import { UploadTile } from "./upload-tile.tsx";
import { useFileDialog } from "./use-file-dialog.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import { useUploads } from "./use-uploads.ts";

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
  const { locale } = useAddress();
  const labelId = useId();
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const [isCropping, setCropping] = useState(false);
  const entry = listPhotos(value.photos, path)[0];

  const uploads = useUploads({
    path,
    http,
    getFreeSlots: () => Number.POSITIVE_INFINITY,
    onStored(id, pair, queue) {
      onChange(({ photos, focalPoints }) => {
        const previousUrl = listPhotos(photos, path)[0]?.fullsize.url ?? pair.fullsize;
        return {
          photos: setPhoto(photos, path, pair),
          focalPoints: clearFocalPoint(focalPoints, path, previousUrl),
        };
      });
      const name = queue.find((item) => item.id === id)?.name ?? "";
      setAnnouncement(formatMessage({ id: "photos.uploaded" }, { name, left: 0 }));
    },
  });
  /** A new file cancels a pending upload. */
  const add = (files: readonly File[]) => {
    for (const { id } of uploads.items) uploads.cancel(id);
    uploads.add(files);
  };
  const openFileDialog = useFileDialog<string | null>(path, (file, id) =>
    id === null ? add([file]) : uploads.retry(id, file),
  );
  const remove = () =>
    onChange((current) => {
      const stored = listPhotos(current.photos, path)[0];
      if (!stored) return current;
      return {
        photos: removePhoto(current.photos, path, stored.key),
        focalPoints: clearFocalPoint(current.focalPoints, path, stored.fullsize.url),
      };
    });
  useRestoreFocus(root, input);
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
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
            onReplace={() => openFileDialog(null)}
            onFiles={add}
            onCrop={() => setCropping(true)}
            onDelete={remove}
          />
        )}
        {uploads.items.length > 0 && (
          <ul className={css.uploads}>
            {uploads.items.map((item) => (
              <UploadTile
                key={item.id}
                labels={controlLabelsFor(locale).photoTile}
                item={item}
                onCancel={() => uploads.cancel(item.id)}
                onRetry={() => uploads.retry(item.id)}
                onReplace={() => openFileDialog(item.id)}
              />
            ))}
          </ul>
        )}
        {!entry && uploads.items.length === 0 && (
          <AddArea path={path} labelledBy={labelId} inputRef={input} onFiles={add} />
        )}
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
          onCropped={() => setAnnouncement(formatMessage({ id: "photos.cropped" }))}
          onClose={() => setCropping(false)}
        />
      )}
    </fieldset>
  );
}
