import { useIntl } from "react-intl";
import type { PhotoFailure } from "./photo-failure.ts";
import { photoLimits } from "./photo-rules.ts";
import type { PictureKind } from "./picture/picture-facts.ts";

/** Kinds as people write them, in any language. */
const kindNames: Readonly<Record<PictureKind, string>> = {
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

/** The sentence for a failed photo: what happened, and what to do. */
export function useFailureText(): (failure: PhotoFailure) => string {
  const { formatMessage } = useIntl();
  return (failure) =>
    formatMessage(
      { id: `photos.failed.${failure.code}` },
      {
        kind: failure.code === "kind" ? kindNames[failure.kind] : "",
        side: failure.code === "small" ? failure.side : photoLimits.safeSide,
        times: photoLimits.stretch,
        max: photoLimits.gallery,
      },
    );
}
