import { ApiError, type Http } from "@realtor/api/http";
import {
  imageTypes,
  type ImageType,
  type PhotoContentType,
  photoContentTypes,
  type PhotoPair,
  type PhotoPath,
  requestUploads,
  uploadFile,
} from "@realtor/api/loaning";

/** Both sizes of a photo, ready to be stored. */
export type PhotoSizes = Readonly<Record<ImageType, Blob>>;

interface SendOptions {
  signal: AbortSignal;
  /** Told the share of both files' bytes that is sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Stores both sizes of a photo and answers their addresses. Tickets that expired before the files were
 * sent are asked for anew, once. Rejects with an ApiError, or with the signal's reason.
 */
export async function sendPicture(
  http: Http,
  path: PhotoPath,
  sizes: PhotoSizes,
  options: SendOptions,
): Promise<PhotoPair> {
  try {
    return await sendOnce(http, path, sizes, options);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === expired)) throw error;
    return sendOnce(http, path, sizes, options);
  }
}

const expired = "upload.expired";

async function sendOnce(
  http: Http,
  path: PhotoPath,
  sizes: PhotoSizes,
  { signal, onProgress }: SendOptions,
): Promise<PhotoPair> {
  // The client function takes no signal of its own.
  const stoppable: Http = (address, call) => http(address, { ...call, signal });
  const tickets = await requestUploads(
    stoppable,
    imageTypes.map((imageType) => {
      const { size, type } = sizes[imageType];
      return { path, imageType, contentType: contentTypeOf(type), size };
    }),
  );
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const sent: Record<ImageType, number> = { thumbnail: 0, fullsize: 0 };
  const send = async (imageType: ImageType) => {
    const file = sizes[imageType];
    const ticket = tickets.find((one) => one.imageType === imageType);
    if (!ticket) throw missingTicket(imageType);
    const told = (share: number) => {
      sent[imageType] = share;
      onProgress?.(sharedProgress(sent, sizes));
    };
    return uploadFile(http, ticket.uploadUrl, file, contentTypeOf(file.type), {
      signal: either,
      onProgress: told,
    }).catch((error: unknown) => {
      throw asExpired(error);
    });
  };
  try {
    const [thumbnail, fullsize] = await Promise.all([send("thumbnail"), send("fullsize")]);
    return { thumbnail, fullsize };
  } finally {
    // One size alone is no photo: where one failed the other need not arrive.
    stop.abort();
  }
}

/** The share of all bytes that is sent, from the share of each size. */
export function sharedProgress(
  sent: Readonly<Record<ImageType, number>>,
  sizes: Readonly<Record<ImageType, { size: number }>>,
): number {
  const { thumbnail, fullsize } = sizes;
  const all = thumbnail.size + fullsize.size;
  return all === 0 ? 0 : (sent.thumbnail * thumbnail.size + sent.fullsize * fullsize.size) / all;
}

function contentTypeOf(type: string): PhotoContentType {
  const known = photoContentTypes.find((one) => one === type);
  if (!known) throw new Error(`A photo of type "${type}" cannot be stored: encode it anew first.`);
  return known;
}

/** A store that is not ours says no more than 403 when a signed address is over. */
function asExpired(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 403 || error.code === expired) return error;
  const { status, message, reachable, request } = error;
  return new ApiError({ status, code: expired, message, reachable, request, cause: error });
}

function missingTicket(imageType: ImageType): Error {
  return new Error(
    `The service gave no upload address for the ${imageType}: it must give one each.`,
  );
}
