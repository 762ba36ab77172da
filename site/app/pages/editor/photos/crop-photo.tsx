import type { Http } from "@realtor/api/http";
import type { PhotoPair, PhotoPath } from "@realtor/api/loaning";
import type { Crop } from "@realtor/ui/crop-dialog";
import { controlLabelsFor } from "@realtor/ui/labels";
import { lazy, Suspense, useState } from "react";
import { useAddress } from "#app/page-root.tsx";
import type { Uploads } from "./create-uploads.ts";
import { fetchImage, getStoredImageUrl } from "./fetch-image.ts";
import { cropFocalPoint } from "./focal-points.ts";
import { type PhotoEntry, replacePhoto } from "./photo-list.ts";
import { toPhotoFailure, PhotoError } from "./photo-failure.ts";
import { photoRules } from "./photo-rules.ts";
import type { PhotosValue } from "./photos-value.ts";
import { useFailureText } from "./use-failure-text.ts";
import { useObjectUrl } from "./use-object-url.ts";

const CropDialog = lazy(async () => ({
  default: (await import("@realtor/ui/crop-dialog")).CropDialog,
}));

/** ms for fetching, drawing and uploading; the dialog cannot be closed meanwhile. */
const timeoutMs = 90_000;

interface CropPhotoProps {
  path: PhotoPath;
  entry: PhotoEntry;
  alt: string;
  http: Http;
  uploads: Uploads;
  onChange: (update: (value: PhotosValue) => PhotosValue) => void;
  /** Called when the cropped photo is stored under its new URL. */
  onCropped: (pair: PhotoPair) => void;
  onClose: () => void;
}

/**
 * Crops a stored photo: from the original file while it is in memory, so that a crop can be
 * reverted, else from the full size. A failure leaves the photo unchanged.
 */
export function CropPhoto({ path, entry, alt, http, uploads, ...callbacks }: CropPhotoProps) {
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
      const { pair, source: sourceSize } = await uploads.store({ http, path, file, crop, signal });
      const previousCrop = source?.crop ?? { x: 0, y: 0, ...sourceSize };
      uploads.setSource(pair.fullsize, { file, crop });
      callbacks.onCropped(pair);
      callbacks.onChange((value) => {
        const photos = replacePhoto(value.photos, path, entry.key, pair);
        if (photos === value.photos) return value;
        const change = { from: url, to: pair.fullsize, previousCrop, crop };
        return { photos, focalPoints: cropFocalPoint(value.focalPoints, path, change) };
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
        ratios={photoRules[path].ratios}
        initialCrop={source?.crop}
        busy={busy}
        error={error}
        onApply={(crop) => void applyCrop(crop)}
      />
    </Suspense>
  );
}
