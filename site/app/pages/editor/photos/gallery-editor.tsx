import { InlineAlert } from "@realtor/ui/inline-alert";
import { controlLabelsFor } from "@realtor/ui/labels";
import { visuallyHidden } from "@realtor/ui/styles";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { CropPhoto } from "./crop-photo.tsx";
import { AddArea } from "./file-picker.tsx";
import { clearFocalPoint } from "./focal-points.ts";
import * as css from "./gallery-editor.css.ts";
import { GalleryTiles } from "./gallery-tiles.tsx";
import {
  insertPhoto,
  listPhotos,
  movePhoto,
  type PhotoEntry,
  type PhotosEditorProps,
  removePhoto,
} from "./photo-list.ts";
import { photoLimits } from "./photo-rules.ts";
import { useUploads } from "./photo-uploads.tsx";
import { getInsertIndex, isPending } from "./upload-queue.ts";
import { photosMessages } from "./photos-messages.ts";

const path = "gallery";

/**
 * The photo gallery: photos are uploaded in the chosen order, moved by drag and drop or buttons,
 * cropped and deleted.
 */
export function GalleryEditor({ value, onChange, http }: PhotosEditorProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const labels = controlLabelsFor(locale).photoTile;
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const [croppingKey, setCroppingKey] = useState<string | null>(null);
  const entries = listPhotos(value.photos, path);
  const croppingEntry = entries.find(({ key }) => key === croppingKey);
  const excessCount = entries.length - photoLimits.gallery;

  const uploads = useUploads({
    path,
    http,
    getFreeSlots: () => photoLimits.gallery - entries.length,
    onStored(id, pair, queue) {
      onChange(({ photos, focalPoints }) => {
        const fullsizes = listPhotos(photos, path).map(({ fullsize }) => fullsize.url);
        const insertIndex = getInsertIndex(queue, id, fullsizes);
        return { photos: insertPhoto(photos, path, pair, insertIndex), focalPoints };
      });
      const name = queue.find((item) => item.id === id)?.name ?? "";
      const pending = queue.filter(
        (item) => item.id !== id && item.path === path && isPending(item),
      );
      setAnnouncement(formatMessage(photosMessages.uploaded, { name, left: pending.length }));
    },
  });
  const move = (key: string, to: number) =>
    onChange((current) => {
      const photos = movePhoto(current.photos, path, key, to);
      return photos === current.photos ? current : { ...current, photos };
    });
  const remove = ({ key, fullsize }: PhotoEntry) =>
    onChange((current) => {
      const photos = removePhoto(current.photos, path, key);
      if (photos === current.photos) return current;
      return { photos, focalPoints: clearFocalPoint(current.focalPoints, path, fullsize.url) };
    });
  const tileKeys = useTileKeys();
  return (
    <div>
      <AddArea path={path} multiple inputRef={input} onFiles={uploads.add} />
      {excessCount > 0 && (
        <div className={css.alert}>
          <InlineAlert>
            <FormattedMessage
              id="photos.tooMany"
              defaultMessage="The gallery holds up to {max} photos. Delete {n} of them."
              description="Error of a full gallery; it holds {max} photos and {n} must be deleted."
              values={{ max: photoLimits.gallery, n: excessCount }}
            />
          </InlineAlert>
        </div>
      )}
      <GalleryTiles
        labels={labels}
        entries={entries}
        uploads={uploads}
        getTileKey={tileKeys.getTileKey}
        fallback={input}
        onMove={move}
        onCrop={setCroppingKey}
        onDelete={remove}
      />
      <output className={visuallyHidden}>{announcement}</output>
      {croppingEntry && (
        <CropPhoto
          key={croppingEntry.key}
          path={path}
          entry={croppingEntry}
          alt=""
          http={http}
          uploads={uploads.uploads}
          onChange={onChange}
          onCropped={(pair) => {
            tileKeys.rename(croppingEntry.key, pair.fullsize);
            setAnnouncement(formatMessage(photosMessages.cropped));
          }}
          onClose={() => setCroppingKey(null)}
        />
      )}
    </div>
  );
}

/** Keeps the React key of a photo after cropping, so that the focus can return to its button. */
function useTileKeys() {
  const originalKeys = useRef(new Map<string, string>());
  const getTileKey = (key: string) => originalKeys.current.get(key) ?? key;
  return {
    getTileKey,
    rename: (from: string, to: string) => void originalKeys.current.set(to, getTileKey(from)),
  };
}
