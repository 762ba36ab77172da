import { ApiError } from "@realtor/api/http";
import type { PictureKind } from "./picture/picture-facts.ts";

/** Why a photo was not stored; `failure-text.tsx` has the sentence for each. */
export type PhotoFailure =
  | { code: "kind"; kind: PictureKind }
  /** Shorter side in px that is needed. */
  | { code: "small"; side: number }
  | { code: PlainFailure };

type PlainFailure =
  | "notPicture"
  | "animated"
  | "size"
  | "long"
  | "huge"
  | "broken"
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

/** A photo that was refused here, before it was sent. */
export class PhotoError extends Error {
  override readonly name = "PhotoError";
  readonly failure: PhotoFailure;

  constructor(failure: PhotoFailure) {
    super(`The photo was refused: ${failure.code}.`);
    this.failure = failure;
  }
}

const byStatus: Readonly<Record<number, PlainFailure>> = {
  401: "signedOut",
  403: "forbidden",
  408: "offline",
  413: "size",
  415: "refused",
  422: "refused",
  429: "busy",
  503: "busy",
};

/** Why storing a photo failed, from whatever was thrown on the way. */
export function failureOf(error: unknown): PhotoFailure {
  if (error instanceof PhotoError) return error.failure;
  if (error instanceof DOMException && error.name === "TimeoutError") return { code: "offline" };
  if (!(error instanceof ApiError)) return { code: "server" };
  if (!error.reachable) return { code: "offline" };
  if (error.code === "upload.expired") return { code: "expired" };
  return { code: byStatus[error.status] ?? "server" };
}

const mayPass: readonly PhotoFailure["code"][] = [
  "unreadable",
  "full",
  "offline",
  "signedOut",
  "forbidden",
  "expired",
  "busy",
  "server",
];

/** Whether the same file can work the next time; any other needs another file. */
export function mayWorkAgain({ code }: PhotoFailure): boolean {
  return mayPass.includes(code);
}
