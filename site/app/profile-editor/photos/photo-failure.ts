import { ApiError } from "@realtor/api/http";
import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
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
    formatMessage(failedMessages[failure.code], {
      kind: failure.code === "kind" ? formatNames[failure.format] : "",
      side: failure.code === "small" ? failure.side : photoLimits.safeSide,
      times: photoLimits.maxRatio,
      max: photoLimits.gallery,
    });
}

const failedMessages = defineMessages({
  kind: {
    id: "photos.failed.kind",
    defaultMessage: "This is a {kind} file. Choose a JPG, PNG, WebP, AVIF or HEIC file.",
    description: "Error of an upload: wrong file type; {kind} is the type, such as GIF.",
  },
  small: {
    id: "photos.failed.small",
    defaultMessage:
      "The photo is too small. Choose one whose shorter side is at least {side, number} px.",
    description:
      "Error of an upload: too few pixels; {side} is the minimum length of the shorter side.",
  },
  size: {
    id: "photos.failed.size",
    defaultMessage: "Larger than 20 MB. Choose a smaller one.",
    description: "Error of an upload: the file is larger than 20 MB.",
  },
  notImage: {
    id: "photos.failed.notImage",
    defaultMessage: "This file is not a photo. Choose a JPG, PNG, WebP, AVIF or HEIC file.",
    description: "Error of an upload: not an image.",
  },
  animated: {
    id: "photos.failed.animated",
    defaultMessage: "Animated images cannot be uploaded. Choose a still photo.",
    description: "Error of an upload: an animated image.",
  },
  long: {
    id: "photos.failed.long",
    defaultMessage:
      "The photo is too narrow. Crop it so that the longer side is at most {times} times the shorter one.",
    description: "Error of an upload: too narrow; {times} is the maximum ratio of the sides.",
  },
  huge: {
    id: "photos.failed.huge",
    defaultMessage:
      "The photo is too large to open. Choose one whose longer side is at most {side, number} px.",
    description:
      "Error of an upload: too many pixels; {side} is the maximum length of the longer side.",
  },
  broken: {
    id: "photos.failed.broken",
    defaultMessage: "The photo cannot be opened. The file may be damaged. Choose another file.",
    description: "Error of an upload: the image could not be decoded.",
  },
  heic: {
    id: "photos.failed.heic",
    defaultMessage:
      "This iPhone photo cannot be opened here. On the iPhone, select it in Photos, tap Share, Options, Most Compatible, and send it as a JPG.",
    description: "Error of an upload: a HEIC file that cannot be decoded, with what to do.",
  },
  unreadable: {
    id: "photos.failed.unreadable",
    defaultMessage: "The file could not be read. Check that it is on this device and try again.",
    description: "Error of an upload: the browser could not read the file.",
  },
  full: {
    id: "photos.failed.full",
    defaultMessage: "The gallery holds up to {max} photos. Delete another photo and try again.",
    description: "Error of an upload: the gallery holds {max} photos.",
  },
  gone: {
    id: "photos.failed.gone",
    defaultMessage: "The stored photo cannot be found. Upload it again.",
    description: "Error when a stored photo was not found.",
  },
  offline: {
    id: "photos.failed.offline",
    defaultMessage: "The connection was lost. Check your internet connection and try again.",
    description: "Error of an upload: the connection was lost.",
  },
  signedOut: {
    id: "photos.failed.signedOut",
    defaultMessage: "You were signed out before the upload ended. Sign in and try again.",
    description: "Error of an upload: the session expired.",
  },
  forbidden: {
    id: "photos.failed.forbidden",
    defaultMessage:
      "This account cannot upload photos. Check which account you are signed in with.",
    description: "Error of an upload: the account has no permission.",
  },
  expired: {
    id: "photos.failed.expired",
    defaultMessage: "The upload took too long. Try again.",
    description: "Error of an upload: the upload address expired.",
  },
  refused: {
    id: "photos.failed.refused",
    defaultMessage: "This photo cannot be stored. Choose another file.",
    description: "Error of an upload: the server rejected the image.",
  },
  busy: {
    id: "photos.failed.busy",
    defaultMessage: "There are too many requests right now. Try again in a moment.",
    description: "Error of an upload: too many requests.",
  },
  server: {
    id: "photos.failed.server",
    defaultMessage: "The photo could not be stored. Try again in a moment.",
    description: "Error of an upload: the server failed.",
  },
});
