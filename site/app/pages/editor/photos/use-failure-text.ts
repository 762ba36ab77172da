import { useIntl } from "react-intl";
import type { PhotoFailure } from "./photo-failure.ts";
import { photoLimits } from "./photo-rules.ts";
import type { ImageFormat } from "./image-header.ts";

/** Display names, the same in all languages. */
const formatNames: Readonly<Record<ImageFormat, string>> = {
  jpeg: "JPG",
  png: "PNG",
  webp: "WebP",
  avif: "AVIF",
  ico: "ICO",
  gif: "GIF",
  heic: "HEIC",
  svg: "SVG",
  pdf: "PDF",
  tiff: "TIFF",
  bmp: "BMP",
  jxl: "JPEG XL",
  psd: "PSD",
};

/** Returns the localized message for a failed photo. */
export function useFailureText(): (failure: PhotoFailure) => string {
  const { formatMessage } = useIntl();
  return (failure) =>
    formatMessage(
      { id: `photos.failed.${failure.code}` },
      {
        kind: failure.code === "kind" ? formatNames[failure.format] : "",
        side: failure.code === "small" ? failure.side : photoLimits.safeSide,
        times: photoLimits.maxRatio,
        max: photoLimits.gallery,
      },
    );
}
