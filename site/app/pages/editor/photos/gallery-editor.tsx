import { InlineAlert } from "@realtor/ui/inline-alert";
import { controlLabelsFor } from "@realtor/ui/labels";
import { visuallyHidden } from "@realtor/ui/styles";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { AddArea } from "./add-area.tsx";
import { CropPhoto } from "./crop-photo.tsx";
import { forgetFocalPoint } from "./focal-points.ts";
import * as css from "./gallery-editor.css.ts";
import { GalleryTiles } from "./gallery-tiles.tsx";
import { insertPhoto, listPhotos, movePhoto, type PhotoEntry, removePhoto } from "./move-photo.ts";
import { photoLimits } from "./photo-rules.ts";
import type { PhotosEditorProps } from "./photos-value.ts";
import { placeOf } from "./place-uploads.ts";
import { isUnderWay } from "./upload-queue.ts";
import { useUploads } from "./use-uploads.ts";

const path = "gallery";

/**
 * The gallery: up to 30 photos, several added at a time and kept in the order chosen, moved by drag and
 * by buttons, cropped and deleted. Undo is the editor's.
 */
export function GalleryEditor({ value, onChange, http }: PhotosEditorProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const labels = controlLabelsFor(locale).photoTile;
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const [cropping, setCropping] = useState<string | null>(null);
  const entries = listPhotos(value.photos, path);
  const cropped = entries.find(({ key }) => key === cropping);
  const tooMany = entries.length - photoLimits.gallery;

  const uploads = useUploads({
    path,
    http,
    room: () => photoLimits.gallery - entries.length,
    onStored(id, pair, queue) {
      onChange(({ photos, focalPoints }) => {
        const fullsizes = listPhotos(photos, path).map(({ fullsize }) => fullsize.url);
        const place = placeOf(queue, id, fullsizes);
        return { photos: insertPhoto(photos, path, pair, place), focalPoints };
      });
      const name = queue.find((item) => item.id === id)?.name ?? "";
      const left = queue.filter((item) => item.id !== id && item.path === path && isUnderWay(item));
      setSaid(formatMessage({ id: "photos.uploaded" }, { name, left: left.length }));
    },
  });
  const move = (key: string, to: number) =>
    onChange((now) => {
      const photos = movePhoto(now.photos, path, key, to);
      return photos === now.photos ? now : { ...now, photos };
    });
  const remove = ({ key, fullsize }: PhotoEntry) =>
    onChange((now) => {
      const photos = removePhoto(now.photos, path, key);
      if (photos === now.photos) return now;
      return { photos, focalPoints: forgetFocalPoint(now.focalPoints, path, fullsize.url) };
    });
  const names = useTileNames();
  return (
    <div>
      <AddArea path={path} multiple inputRef={input} onFiles={uploads.add} />
      {tooMany > 0 && (
        <div className={css.alert}>
          <InlineAlert>
            <FormattedMessage
              id="photos.tooMany"
              values={{ max: photoLimits.gallery, n: tooMany }}
            />
          </InlineAlert>
        </div>
      )}
      <GalleryTiles
        labels={labels}
        entries={entries}
        uploads={uploads}
        nameOf={names.nameOf}
        fallback={input}
        onMove={move}
        onCrop={setCropping}
        onDelete={remove}
      />
      <output className={visuallyHidden}>{said}</output>
      {cropped && (
        <CropPhoto
          key={cropped.key}
          path={path}
          entry={cropped}
          alt=""
          http={http}
          uploads={uploads.uploads}
          onChange={onChange}
          onCropped={(pair) => {
            names.rename(cropped.key, pair.fullsize);
            setSaid(formatMessage({ id: "photos.cropped" }));
          }}
          onClose={() => setCropping(null)}
        />
      )}
    </div>
  );
}

/** A photo's tile stays the same after cropping, so that the focus can return to its tool. */
function useTileNames() {
  const renamed = useRef(new Map<string, string>());
  const nameOf = (key: string) => renamed.current.get(key) ?? key;
  return {
    nameOf,
    rename: (from: string, to: string) => void renamed.current.set(to, nameOf(from)),
  };
}
