import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { visuallyHidden } from "@realtor/ui/styles";
import { useToast } from "@realtor/ui/toast";
import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AddPhotos } from "./add-photos.tsx";
import type { CropPhotoProps } from "./crop-photo.tsx";
import { clearFocalPoint } from "./focal-points.ts";
import { GalleryPhotos, type PhotoDetails } from "./gallery-photos.tsx";
import {
  insertPhoto,
  listPhotos,
  type PhotoEntry,
  type PhotosEditorProps,
  removePhoto,
  reorderPhotos,
  restorePhoto,
} from "./photo-list.ts";
import { PathUploadList, type PathUploads, useUploads } from "./photo-uploads.tsx";
import { getInsertIndex, isPending, hasNoRoom } from "./upload-queue.ts";
import { usePastedFiles, useRepeatedPress, useRestoreFocus } from "./use-gallery-input.ts";

const path = "gallery";

interface GalleryEditorProps extends PhotosEditorProps {
  /** Most photos that it holds. */
  limit: number;
  /** Below the name of the area for photos. */
  hint?: string;
  /** Instead of that area while there is no room; photos that have none are shown in it. */
  full?: ReactNode;
  /** Chooses the part of a photo that is shown. */
  crop: ComponentType<CropPhotoProps>;
  details?: PhotoDetails;
}

/** The photo gallery: photos are uploaded in the chosen order, reordered, cropped and deleted. */
export function GalleryEditor({ value, onChange, http, ...gallery }: GalleryEditorProps) {
  const { limit, hint, full, crop: Crop, details } = gallery;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const root = useRef<HTMLDivElement>(null);
  const addArea = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const [croppingKey, setCroppingKey] = useState<string | null>(null);
  const entries = listPhotos(value.photos, path);
  const croppingEntry = entries.find(({ key }) => key === croppingKey);
  const excessCount = entries.length - limit;

  const uploads = useUploads({
    path,
    http,
    getFreeSlots: () => limit - entries.length,
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
      setAnnouncement(formatMessage({ id: "photos.uploaded" }, { name, left: pending.length }));
    },
  });
  const reorder = (keys: readonly string[]) =>
    onChange((current) => {
      const photos = reorderPhotos(current.photos, path, keys);
      return photos === current.photos ? current : { ...current, photos };
    });
  const move = ({ key }: PhotoEntry, from: number, to: number) => {
    const keys = entries.map((entry) => entry.key).filter((other) => other !== key);
    reorder(keys.toSpliced(to, 0, key));
    const position = { n: from + 1, to: to + 1, total: entries.length };
    setAnnouncement(formatMessage({ id: "photos.moved" }, position));
  };
  const isRepeated = useRepeatedPress();
  const remove = (entry: PhotoEntry, index: number, click: MouseEvent) => {
    if (isRepeated(click)) return;
    const before = value;
    onChange((current) => {
      const photos = removePhoto(current.photos, path, entry.key);
      const { url } = entry.fullsize;
      return { photos, focalPoints: clearFocalPoint(current.focalPoints, path, url) };
    });
    toast({
      text: formatMessage({ id: "photos.nth.removed" }, { n: index + 1 }),
      action: {
        label: formatMessage({ id: "photos.undo" }),
        onPress: () => onChange((current) => restorePhoto(current, { path, entry, index, before })),
      },
    });
  };
  usePastedFiles(uploads.add);
  useRestoreFocus(root, addArea);
  return (
    <Stack ref={root} gap={20}>
      {full !== undefined && entries.length >= limit ? (
        full
      ) : (
        <AddPhotos ref={addArea} hint={hint} onFiles={uploads.add} />
      )}
      <PathUploadList uploads={full === undefined ? uploads : withoutWaiting(uploads)} />
      {excessCount > 0 && (
        <InlineAlert>
          <FormattedMessage id="photos.tooMany" values={{ max: limit, n: excessCount }} />
        </InlineAlert>
      )}
      {entries.length > 0 && (
        <GalleryPhotos
          entries={entries}
          focalPoints={value.focalPoints}
          onReorder={reorder}
          onMove={move}
          onCrop={setCroppingKey}
          details={details}
          onDelete={remove}
        />
      )}
      <output className={visuallyHidden}>{announcement}</output>
      {croppingEntry && (
        <Crop
          key={croppingEntry.key}
          path={path}
          entry={croppingEntry}
          alt=""
          value={value}
          http={http}
          uploads={uploads.uploads}
          onChange={onChange}
          onCropped={() => setAnnouncement(formatMessage({ id: "photos.cropped" }))}
          onClose={() => setCroppingKey(null)}
        />
      )}
    </Stack>
  );
}

function withoutWaiting(uploads: PathUploads): PathUploads {
  return { ...uploads, items: uploads.items.filter((item) => !hasNoRoom(item)) };
}
