import { clearFocalPoint } from "./focal-points.ts";
import { listPhotos, type PhotosEditorProps, setPhoto } from "./photo-list.ts";
import type { UploadHandler } from "./create-uploads.ts";
import { type PathUploads, useUploads } from "./photo-uploads.tsx";

interface SinglePhotoUploadsOptions extends Pick<PhotosEditorProps, "onChange" | "http"> {
  path: UploadHandler["path"];
  /** Called after the photo was put into the draft: the name of its file and its URL. */
  onPlaced: (name: string, url: string) => void;
}

interface SinglePhotoUploads {
  uploads: PathUploads;
  /** Uploads a file in place of the photo and of a pending upload. */
  replace: (files: readonly File[]) => void;
}

/** The uploads of a path with one photo: a stored one replaces it, with a focal point of its own. */
export function useSinglePhotoUploads(options: SinglePhotoUploadsOptions): SinglePhotoUploads {
  const { path, http, onChange, onPlaced } = options;
  const uploads = useUploads({
    path,
    http,
    getFreeSlots: () => Number.POSITIVE_INFINITY,
    onStored(id, pair, queue) {
      onChange(({ photos, focalPoints }) => {
        const formerUrl = listPhotos(photos, path)[0]?.fullsize.url ?? pair.fullsize;
        return {
          photos: setPhoto(photos, path, pair),
          focalPoints: clearFocalPoint(focalPoints, path, formerUrl),
        };
      });
      onPlaced(queue.find((item) => item.id === id)?.name ?? "", pair.fullsize);
    },
  });
  const replace = (files: readonly File[]) => {
    for (const { id } of uploads.items) uploads.cancel(id);
    uploads.add(files);
  };
  return { uploads, replace };
}
