import { ApiError } from "@realtor/api/http";
import { useIntl } from "react-intl";
import type { ImageFormat } from "./image-header.ts";
import { photoLimits } from "./photo-rules.ts";

/** Why a photo was not stored. Messages: `photos.failed.<code>`. */
export type PhotoFailure =
  | { code: "kind"; format: ImageFormat }
  /** `side`: required shorter side in px. */
  | { code: "small"; side: number }
  | { code: PhotoFailureCode };

type PhotoFailureCode =
  | "notImage"
  | "animated"
  | "size"
  | "long"
  | "huge"
  | "broken"
  | "heic"
  | "unreadable"
  | "full"
  | "gone"
  | "offline"
  | "signedOut"
  | "forbidden"
  | "expired"
  | "refused"
  | "busy"
  | "server";

/** A photo that was rejected before the upload. */
export class PhotoError extends Error {
  override readonly name = "PhotoError";
  readonly failure: PhotoFailure;

  constructor(failure: PhotoFailure) {
    super(`The photo was rejected: ${failure.code}.`);
    this.failure = failure;
  }
}

const byStatus: Readonly<Record<number, PhotoFailureCode>> = {
  401: "signedOut",
  403: "forbidden",
  408: "offline",
  413: "size",
  415: "refused",
  422: "refused",
  429: "busy",
  503: "busy",
};

/** Converts any error of storing a photo to a failure. */
export function toPhotoFailure(error: unknown): PhotoFailure {
  if (error instanceof PhotoError) return error.failure;
  if (error instanceof DOMException && error.name === "TimeoutError") return { code: "offline" };
  if (!(error instanceof ApiError)) return { code: "server" };
  if (!error.reachable) return { code: "offline" };
  if (error.code === "upload.expired") return { code: "expired" };
  if (error.code === "file.unavailable") return { code: "server" };
  return { code: byStatus[error.status] ?? "server" };
}

const retryableCodes: readonly PhotoFailure["code"][] = [
  "unreadable",
  "full",
  "offline",
  "signedOut",
  "forbidden",
  "expired",
  "busy",
  "server",
];

/** Whether retrying with the same file can succeed. */
export function isRetryable({ code }: PhotoFailure): boolean {
  return retryableCodes.includes(code);
}

/** Display names, the same in all languages. */
export const formatNames: Readonly<Record<ImageFormat, string>> = {
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
