import type { Http } from "@realtor/api/http";
import type { PhotoPair, PhotoPath } from "@realtor/api/loaning";
import type { Crop } from "@realtor/ui/crop-dialog";
import { controlLabelsFor } from "@realtor/ui/labels";
import { lazy, Suspense, useState } from "react";
import { useAddress } from "#app/page-root.tsx";
import type { Uploads } from "./create-uploads.ts";
import { fetchPicture, pictureAddress } from "./fetch-picture.ts";
import { cropFocalPoint } from "./focal-points.ts";
import { type PhotoEntry, replacePhoto } from "./move-photo.ts";
import { failureOf, PhotoError } from "./photo-failure.ts";
import { photoRules } from "./photo-rules.ts";
import type { PhotosValue } from "./photos-value.ts";
import { useFailureText } from "./use-failure-text.ts";
import { useObjectUrl } from "./use-object-url.ts";

const CropDialog = lazy(async () => ({
  default: (await import("@realtor/ui/crop-dialog")).CropDialog,
}));

/** ms for fetching, drawing and storing together: the dialog cannot be left meanwhile. */
const patience = 90_000;

interface CropPhotoProps {
  path: PhotoPath;
  entry: PhotoEntry;
  alt: string;
  http: Http;
  uploads: Uploads;
  onChange: (update: (value: PhotosValue) => PhotosValue) => void;
  /** It is stored anew under another address. */
  onCropped: (pair: PhotoPair) => void;
  onClose: () => void;
}

/**
 * Crops a stored photo: from the file it was made of while that is at hand, so that a crop can be
 * undone by cropping again, else from its full size. A failure leaves the photo as it was.
 */
export function CropPhoto({ path, entry, alt, http, uploads, ...on }: CropPhotoProps) {
  const { locale } = useAddress();
  const textOf = useFailureText();
  const [{ busy, error }, setTask] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const { url } = entry.fullsize;
  const source = uploads.sourceOf(url);
  const fileUrl = useObjectUrl(source?.file);
  const src = source ? fileUrl : pictureAddress(url);

  async function apply(crop: Crop): Promise<void> {
    setTask({ busy: true });
    try {
      const signal = AbortSignal.timeout(patience);
      const file = source?.file ?? (await fetchPicture(url, signal));
      const { pair, source: picture } = await uploads.store({ http, path, file, crop, signal });
      const shown = source?.crop ?? { x: 0, y: 0, ...picture };
      uploads.keepSource(pair.fullsize, { file, crop });
      on.onCropped(pair);
      on.onChange((value) => {
        const photos = replacePhoto(value.photos, path, entry.key, pair);
        if (photos === value.photos) return value;
        const change = { from: url, to: pair.fullsize, shown, crop };
        return { photos, focalPoints: cropFocalPoint(value.focalPoints, path, change) };
      });
      on.onClose();
    } catch (thrown) {
      if (!(thrown instanceof PhotoError)) console.error(thrown);
      setTask({ busy: false, error: textOf(failureOf(thrown)) });
    }
  }

  if (src === undefined) return null;
  return (
    <Suspense>
      <CropDialog
        open
        onClose={on.onClose}
        picture={{ src, alt }}
        labels={controlLabelsFor(locale).crop}
        ratios={photoRules[path].ratios}
        start={source?.crop}
        busy={busy}
        error={error}
        onApply={(crop) => void apply(crop)}
      />
    </Suspense>
  );
}
