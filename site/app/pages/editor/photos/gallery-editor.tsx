import { InlineAlert } from "@realtor/ui/inline-alert";
import { visuallyHidden } from "@realtor/ui/styles";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AddPhotos } from "./add-photos.tsx";
import { CropPhoto } from "./crop-photo.tsx";
import { clearFocalPoint } from "./focal-points.ts";
import * as css from "./gallery-editor.css.ts";
import { GalleryPhotos } from "./gallery-photos.tsx";
import {
  getPhotoKey,
  insertPhoto,
  listPhotos,
  type PhotoEntry,
  type PhotosEditorProps,
  removePhoto,
  reorderPhotos,
} from "./photo-list.ts";
import { photoLimits } from "./photo-rules.ts";
import { PathUploadList, useUploads } from "./photo-uploads.tsx";
import { getInsertIndex, isPending } from "./upload-queue.ts";
import { photosMessages } from "./photos-messages.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";

const path = "gallery";

/** The photo gallery: photos are uploaded in the chosen order, reordered, cropped and deleted. */
export function GalleryEditor({ value, onChange, http }: PhotosEditorProps) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const addArea = useRef<HTMLDivElement>(null);
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
  const reorder = (keys: readonly string[]) =>
    onChange((current) => {
      const photos = reorderPhotos(current.photos, path, keys);
      return photos === current.photos ? current : { ...current, photos };
    });
  const remove = ({ key, fullsize }: PhotoEntry) =>
    onChange((current) => {
      const photos = removePhoto(current.photos, path, key);
      if (photos === current.photos) return current;
      return { photos, focalPoints: clearFocalPoint(current.focalPoints, path, fullsize.url) };
    });
  const itemKeys = useItemKeys();
  useRestoreFocus(root, addArea);
  return (
    <div ref={root} className={css.parts}>
      <AddPhotos path={path} multiple ref={addArea} onFiles={uploads.add} />
      <PathUploadList uploads={uploads} />
      {excessCount > 0 && (
        <InlineAlert>
          <FormattedMessage
            id="photos.tooMany"
            defaultMessage="The gallery holds up to {max} photos. Delete {n} of them."
            description="Error of a full gallery; it holds {max} photos and {n} must be deleted."
            values={{ max: photoLimits.gallery, n: excessCount }}
          />
        </InlineAlert>
      )}
      {entries.length > 0 && (
        <GalleryPhotos
          entries={entries}
          getItemKey={itemKeys.getItemKey}
          onReorder={reorder}
          onCrop={setCroppingKey}
          onDelete={remove}
        />
      )}
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
            itemKeys.rename(croppingEntry.key, getPhotoKey(pair.fullsize));
            setAnnouncement(formatMessage(photosMessages.cropped));
          }}
          onClose={() => setCroppingKey(null)}
        />
      )}
    </div>
  );
}

/** Keeps the React key of a photo after cropping, so that the focus can return to its button. */
function useItemKeys() {
  const originalKeys = useRef(new Map<string, string>());
  const getItemKey = (key: string) => originalKeys.current.get(key) ?? key;
  return {
    getItemKey,
    rename: (from: string, to: string) => void originalKeys.current.set(to, getItemKey(from)),
  };
}
