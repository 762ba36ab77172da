import { UploadIcon } from "@realtor/ui/icons";
import { controlLabelsFor } from "@realtor/ui/labels";
import type { Upload } from "@realtor/ui/upload-list";
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useIntl } from "react-intl";
import { useStore } from "zustand";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { useAddress } from "#app/page-root.tsx";
import { createUploads, type UploadHandler, type Uploads } from "./create-uploads.ts";
import { isRetryable, PhotoError, type PhotoFailure, useFailureText } from "./photo-failure.ts";
import type { StorePhoto } from "./store-photo.ts";
import { isPending, type UploadItem, type UploadQueue } from "./upload-queue.ts";
import { clearFocalPoint } from "./focal-points.ts";
import { listPhotos, type PhotosEditorProps, setPhoto } from "./photo-list.ts";

const UploadList = lazyPart(async () => (await import("@realtor/ui/upload-list")).UploadList);

/** Loaded with the first photo that is chosen. */
const storePhoto: StorePhoto = async (task) => {
  const { storePhoto: store } = await import("./resize-and-store.ts").catch(() => {
    throw new PhotoError({ code: "offline" });
  });
  return store(task);
};

const UploadsContext = createContext<Uploads | null>(null);

/**
 * Provides the uploads of an editor. Place it around the sections: uploads continue, and failed
 * ones stay visible, when another section is opened.
 */
export function PhotoUploads({ children }: { children: ReactNode }) {
  const [uploads] = useState(() => createUploads(storePhoto));
  useIgnoredDrops();
  return <UploadsContext value={uploads}>{children}</UploadsContext>;
}

/** The shared uploads. Throws outside the editor. */
export function useSharedUploads(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads)
    throw new Error("useSharedUploads needs <PhotoUploads> above it: use it inside <Editor>.");
  return uploads;
}

/** The uploads of all paths. */
export function useUploadQueue(): UploadQueue {
  return useStore(useSharedUploads());
}

export interface PathUploads {
  /** The shared uploads of all paths. */
  uploads: Uploads;
  /** Pending and failed uploads of this path in the chosen order. */
  items: readonly UploadItem[];
  getFile: (id: string) => File | undefined;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  cancel: (id: string) => void;
}

/**
 * The uploads of one path. Results are passed to the last handler, also after the section is
 * closed.
 */
export function useUploads(handler: UploadHandler): PathUploads {
  const { path } = handler;
  const uploads = useSharedUploads();
  const all = useUploadQueue();
  const items = useMemo(
    () => all.filter((item) => item.path === path && item.state.kind !== "stored"),
    [all, path],
  );
  useEffect(() => uploads.setHandler(handler));
  const add = (files: readonly File[]) => uploads.add(files, handler);
  const { retry, cancel, getFile } = uploads;
  return { uploads, items, add, retry, cancel, getFile };
}

/** Pending and failed uploads of a path, each with its progress or the reason of its failure. */
export function PathUploadList({ uploads }: { uploads: PathUploads }) {
  const { items, retry, cancel, getFile } = uploads;
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const getFailureText = useFailureText();
  if (items.length === 0) return null;
  return (
    <Suspense>
      <UploadList
        labels={controlLabelsFor(locale).uploadList}
        label={formatMessage({ id: "photos.uploads" })}
        uploads={items.map((item) => ({
          ...toUpload(item, getFailureText),
          thumbnail: <FileThumbnail file={getFile(item.id)} />,
        }))}
        onCancel={cancel}
        onRetry={retry}
        onDismiss={cancel}
      />
    </Suspense>
  );
}

/** The chosen image; the icon of uploads for a file that the browser cannot show. */
function FileThumbnail({ file }: { file: File | undefined }) {
  const [isBroken, setBroken] = useState(false);
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      if (!file) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (!file || isBroken) return <UploadIcon />;
  return <img ref={showFile} alt="" decoding="async" onError={() => setBroken(true)} />;
}

function toUpload(
  { id, name, size, state }: UploadItem,
  getFailureText: (failure: PhotoFailure) => string,
): Upload {
  const file = { id, name, size };
  if (state.kind === "failed")
    return {
      ...file,
      state: "failed",
      error: getFailureText(state.failure),
      retryable: isRetryable(state.failure),
    };
  // The progress is that of the two sizes that are sent, shown in proportion to the chosen file.
  const percent = state.kind === "sending" ? state.percent : 0;
  return { ...file, state: "uploading", sent: Math.round((size * percent) / 100) };
}

/**
 * Ignores files that are dropped outside the drop zones: the browser would open them and discard the
 * page.
 */
function useIgnoredDrops(): void {
  useEffect(() => {
    const preventNavigation = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    addEventListener("dragover", preventNavigation);
    addEventListener("drop", preventNavigation);
    return () => {
      removeEventListener("dragover", preventNavigation);
      removeEventListener("drop", preventNavigation);
    };
  }, []);
}

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

/** Makes the browser ask before the page is closed while photos are uploading, which would be lost. */
export function useUploadGuard(): void {
  const uploads = useSharedUploads();
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (uploads.getState().some(isPending)) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [uploads]);
}
