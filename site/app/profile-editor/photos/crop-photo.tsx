import type { Http } from "@realtor/api/http";
import type { PhotoPath } from "@realtor/api/loaning";
import { lazy, Suspense } from "react";
import type { Uploads } from "./create-uploads.ts";
import { CropFile } from "./crop-file.tsx";
import { getPhotoFit, setPhotoFit } from "./focal-points.ts";
import type { PhotoEntry, PhotosValue } from "./photo-list.ts";
import { photoRules } from "./photo-rules.ts";
import { usePhotoFrame } from "./use-photo-frame.ts";

const FitDialog = lazy(async () => ({ default: (await import("./fit/fit-dialog.tsx")).FitDialog }));

interface CropPhotoProps {
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
