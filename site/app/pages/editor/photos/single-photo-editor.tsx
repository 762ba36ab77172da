import type { PhotoPath } from "@realtor/api/loaning";
import { controlLabelsFor } from "@realtor/ui/labels";
import { visuallyHidden } from "@realtor/ui/styles";
import { type ReactNode, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { AddArea } from "./add-area.tsx";
import { CropPhoto } from "./crop-photo.tsx";
import { forgetFocalPoint } from "./focal-points.ts";
import { listPhotos, removePhoto, setPhoto } from "./move-photo.ts";
import type { PhotosEditorProps } from "./photos-value.ts";
import { SinglePhoto } from "./single-photo.tsx";
import * as css from "./single-photo-editor.css.ts";
import { UploadTile } from "./upload-tile.tsx";
import { useFileDialog } from "./use-file-dialog.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useUploads } from "./use-uploads.ts";

interface SinglePhotoEditorProps extends PhotosEditorProps {
  path: Exclude<PhotoPath, "gallery">;
  /** Names the photo. */
  label: string;
  /** What it is for, and in which shape it is best. */
  hint?: ReactNode;
}

/** The one photo of a path: added, replaced, cropped, given a focal point, deleted. */
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
  const [said, setSaid] = useState("");
  const [cropping, setCropping] = useState(false);
  const entry = listPhotos(value.photos, path)[0];

  const uploads = useUploads({
    path,
    http,
    room: () => Number.POSITIVE_INFINITY,
    onStored(id, pair, queue) {
      onChange(({ photos, focalPoints }) => {
        const former = listPhotos(photos, path)[0]?.fullsize.url ?? pair.fullsize;
        return {
          photos: setPhoto(photos, path, pair),
          focalPoints: forgetFocalPoint(focalPoints, path, former),
        };
      });
      const name = queue.find((item) => item.id === id)?.name ?? "";
      setSaid(formatMessage({ id: "photos.uploaded" }, { name, left: 0 }));
    },
  });
  /** The newest choice counts: one still on its way gives way to it. */
  const add = (files: readonly File[]) => {
    for (const { id } of uploads.items) uploads.cancel(id);
    uploads.add(files);
  };
  const choose = useFileDialog<string | null>(path, (file, id) =>
    id === null ? add([file]) : uploads.retry(id, file),
  );
  const remove = () =>
    onChange((now) => {
      const stored = listPhotos(now.photos, path)[0];
      if (!stored) return now;
      return {
        photos: removePhoto(now.photos, path, stored.key),
        focalPoints: forgetFocalPoint(now.focalPoints, path, stored.fullsize.url),
      };
    });
  useKeptFocus(root, input);
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
            onReplace={() => choose(null)}
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
                onAgain={() => uploads.retry(item.id)}
                onChoose={() => choose(item.id)}
              />
            ))}
          </ul>
        )}
        {!entry && uploads.items.length === 0 && (
          <AddArea path={path} labelledBy={labelId} inputRef={input} onFiles={add} />
        )}
      </div>
      <output className={visuallyHidden}>{said}</output>
      {entry && cropping && (
        <CropPhoto
          path={path}
          entry={entry}
          alt={label}
          http={http}
          uploads={uploads.uploads}
          onChange={onChange}
          onCropped={() => setSaid(formatMessage({ id: "photos.cropped" }))}
          onClose={() => setCropping(false)}
        />
      )}
    </fieldset>
  );
}
