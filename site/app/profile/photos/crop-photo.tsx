import type { Http } from "@realtor/api/http";
import type { PhotoPath } from "@realtor/api/loaning";
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from "react";
import type { Crop, CropRatio } from "@realtor/ui/crop-dialog";
import { controlLabelsFor } from "@realtor/ui/labels";
import { mediaPath } from "#app/data/image-url.ts";
import { useAddress } from "#app/page-root.tsx";
import type { Uploads } from "./create-uploads.ts";
import { getPhotoFit, setPhotoFit } from "./focal-points.ts";
import { type PhotoEntry, type PhotosValue, replacePhoto } from "./photo-list.ts";
import { photoRules } from "./photo-rules.ts";
import { usePhotoFrame } from "./use-photos.ts";
import { PhotoError, toPhotoFailure, useFailureText } from "./photo-failure.ts";

const FitDialog = lazy(async () => ({ default: (await import("./fit/fit-dialog.tsx")).FitDialog }));

export interface CropPhotoProps {
  path: PhotoPath;
  entry: PhotoEntry;
  alt: string;
  value: PhotosValue;
  http: Http;
  uploads: Uploads;
  onChange: (update: (value: PhotosValue) => PhotosValue) => void;
  /** Called when the crop is stored. */
  onCropped: () => void;
  onClose: () => void;
}

/**
 * Chooses the part of a photo that is shown. Where the page has a frame, its position in the frame is stored
 * and the file stays; a photo that is used without a frame, such as a logo, is cropped itself.
 */
export function CropPhoto({ value, ...crop }: CropPhotoProps) {
  const { path, entry, alt, onChange, onCropped, onClose } = crop;
  const frameShape = usePhotoFrame(path);
  const rule = photoRules[path];
  const { url } = entry.fullsize;
  if (rule.crop === "file") return <CropFile {...crop} ratios={rule.ratios} />;
  return (
    <Suspense>
      <FitDialog
        path={rule.frame}
        url={url}
        alt={alt}
        frameShape={frameShape}
        fit={getPhotoFit(value.focalPoints, path, url)}
        onApply={(fit) => {
          onChange((current) => ({
            ...current,
            focalPoints: setPhotoFit(current.focalPoints, path, url, fit),
          }));
          onCropped();
          onClose();
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}

const CropDialog = lazy(async () => ({
  default: (await import("@realtor/ui/crop-dialog")).CropDialog,
}));

/** ms for fetching, drawing and uploading; the dialog cannot be closed meanwhile. */
const timeoutMs = 90_000;

interface CropFileProps {
  path: PhotoPath;
  ratios: readonly CropRatio[];
  entry: PhotoEntry;
  alt: string;
  http: Http;
  uploads: Uploads;
  onChange: (update: (value: PhotosValue) => PhotosValue) => void;
  /** Called when the cropped photo is stored under its new URL. */
  onCropped: () => void;
  onClose: () => void;
}

/**
 * Crops the file of a photo that is used without a frame, see docs/decisions/photo-crop.md: from the original
 * file while it is in memory, so that a crop can be reverted, else from the full size. A failure leaves the
 * photo unchanged.
 */
export function CropFile({ path, ratios, entry, alt, http, uploads, ...callbacks }: CropFileProps) {
  const { locale } = useAddress();
  const getFailureText = useFailureText();
  const [{ busy, error }, setTask] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const { url } = entry.fullsize;
  const source = uploads.getSource(url);
  const objectUrl = useObjectUrl(source?.file);
  const src = source ? objectUrl : getStoredImageUrl(url);

  async function applyCrop(crop: Crop): Promise<void> {
    setTask({ busy: true });
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const file = source?.file ?? (await fetchImage(url, signal));
      const { pair } = await uploads.storePhoto({ http, path, file, crop, signal });
      uploads.setSource(pair.fullsize, { file, crop });
      callbacks.onCropped();
      callbacks.onChange((value) => {
        const photos = replacePhoto(value.photos, path, entry.key, pair);
        return photos === value.photos ? value : { ...value, photos };
      });
      callbacks.onClose();
    } catch (failure) {
      if (!(failure instanceof PhotoError)) console.error(failure);
      setTask({ busy: false, error: getFailureText(toPhotoFailure(failure)) });
    }
  }

  if (src === undefined) return null;
  return (
    <Suspense>
      <CropDialog
        open
        onClose={callbacks.onClose}
        image={{ src, alt }}
        labels={controlLabelsFor(locale).crop}
        ratios={ratios}
        initialCrop={source?.crop}
        busy={busy}
        error={error}
        onApply={(crop) => void applyCrop(crop)}
      />
    </Suspense>
  );
}

/** URL of the stored bytes: first-party media on this origin, any other URL unchanged. */
function getStoredImageUrl(url: string): string {
  const path = mediaPath(url);
  return path === null ? url : `/media/${path}`;
}

/**
 * Fetches a stored photo for cropping.
 *
 * @throws PhotoError
 */
async function fetchImage(url: string, signal: AbortSignal): Promise<Blob> {
  const handleOffline = () => {
    signal.throwIfAborted();
    throw new PhotoError({ code: "offline" });
  };
  const response = await fetch(getStoredImageUrl(url), { signal }).catch(handleOffline);
  if (!response.ok) throw new PhotoError({ code: response.status === 404 ? "gone" : "server" });
  return response.blob().catch(handleOffline);
}

/**
 * An object URL for a file while the component is mounted; undefined without a file and on the
 * first render.
 */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => createUrlStore(file), [file]);
  return useSyncExternalStore(url.subscribe, url.read, () => undefined);
}

/** The URL keeps the file in memory: it is created on subscription and revoked afterwards. */
function createUrlStore(file: Blob | undefined) {
  let url: string | undefined;
  return {
    subscribe: (onChange: () => void) => {
      if (file) url = URL.createObjectURL(file);
      onChange();
      return () => {
        if (url !== undefined) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
    read: () => url,
  };
}
