import { mediaPath } from "#app/data/image-url.ts";
import { PhotoError } from "./photo-failure.ts";

/** URL of the stored bytes: first-party media on this origin, any other URL unchanged. */
export function getStoredImageUrl(url: string): string {
  const path = mediaPath(url);
  return path === null ? url : `/media/${path}`;
}

/**
 * Fetches a stored photo for cropping.
 *
 * @throws PhotoError
 */
export async function fetchImage(url: string, signal: AbortSignal): Promise<Blob> {
  const handleOffline = () => {
    signal.throwIfAborted();
    throw new PhotoError({ code: "offline" });
  };
  const response = await fetch(getStoredImageUrl(url), { signal }).catch(handleOffline);
  if (!response.ok) throw new PhotoError({ code: response.status === 404 ? "gone" : "server" });
  return response.blob().catch(handleOffline);
}
