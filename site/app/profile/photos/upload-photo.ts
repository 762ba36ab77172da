import { ApiError, type Http } from "@realtor/api/http";
import {
  type ImageType,
  imageTypes,
  type PhotoContentType,
  photoContentTypes,
  type PhotoPath,
  requestUploads,
  uploadFile,
} from "@realtor/api/loaning";
import type { PhotoPair } from "@realtor/profile/photos";

/** Both sizes of a photo, ready for upload. */
export type PhotoSizes = Readonly<Record<ImageType, Blob>>;

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the uploaded ratio of the bytes of both files, 0 to 1. */
  onProgress?: ((progress: number) => void) | undefined;
}

/**
 * Uploads both sizes of a photo and returns their URLs. Requests new upload tickets once if they
 * expired before the upload. Rejects with an ApiError or the reason of the signal.
 */
export async function uploadPhoto(
  http: Http,
  path: PhotoPath,
  sizes: PhotoSizes,
  options: UploadOptions,
): Promise<PhotoPair> {
  try {
    return await uploadOnce(http, path, sizes, options);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === expiredCode)) throw error;
    return uploadOnce(http, path, sizes, options);
  }
}

const expiredCode = "upload.expired";

async function uploadOnce(
  http: Http,
  path: PhotoPath,
  sizes: PhotoSizes,
  { signal, onProgress }: UploadOptions,
): Promise<PhotoPair> {
  // requestUploads() has no signal option.
  const abortableHttp: Http = (address, call) => http(address, { ...call, signal });
  const tickets = await requestUploads(
    abortableHttp,
    imageTypes.map((imageType) => {
      const { size, type } = sizes[imageType];
      return { path, imageType, contentType: toPhotoContentType(type), size };
    }),
  );
  const controller = new AbortController();
  const combinedSignal = AbortSignal.any([signal, controller.signal]);
  const sentRatios: Record<ImageType, number> = { thumbnail: 0, fullsize: 0 };
  const uploadSize = async (imageType: ImageType) => {
    const file = sizes[imageType];
    const ticket = tickets.find((item) => item.imageType === imageType);
    if (!ticket) throw createMissingTicketError(imageType);
    const onFileProgress = (progress: number) => {
      sentRatios[imageType] = progress;
      onProgress?.(combineProgress(sentRatios, sizes));
    };
    return uploadFile(http, ticket.uploadUrl, file, toPhotoContentType(file.type), {
      signal: combinedSignal,
      onProgress: onFileProgress,
    }).catch((error: unknown) => {
      throw toExpiredError(error);
    });
  };
  try {
    const [thumbnail, fullsize] = await Promise.all([
      uploadSize("thumbnail"),
      uploadSize("fullsize"),
    ]);
    return { thumbnail, fullsize };
  } finally {
    // Both sizes are required: abort the other upload after a failure.
    controller.abort();
  }
}

/** The uploaded ratio of all bytes, from the ratio of each size. */
export function combineProgress(
  sentRatios: Readonly<Record<ImageType, number>>,
  sizes: Readonly<Record<ImageType, { size: number }>>,
): number {
  const { thumbnail, fullsize } = sizes;
  const totalBytes = thumbnail.size + fullsize.size;
  return totalBytes === 0
    ? 0
    : (sentRatios.thumbnail * thumbnail.size + sentRatios.fullsize * fullsize.size) / totalBytes;
}

function toPhotoContentType(type: string): PhotoContentType {
  const contentType = photoContentTypes.find((item) => item === type);
  if (!contentType)
    throw new Error(
      `A photo of type "${type}" cannot be stored: encode it as JPEG, PNG or WebP first.`,
    );
  return contentType;
}

/** A third-party store returns a plain 403 for an expired signed URL. */
function toExpiredError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 403 || error.code === expiredCode)
    return error;
  const { status, message, reachable, request } = error;
  return new ApiError({ status, code: expiredCode, message, reachable, request, cause: error });
}

function createMissingTicketError(imageType: ImageType): Error {
  return new Error(
    `The service returned no upload URL for the ${imageType}: it must return one per requested file.`,
  );
}
