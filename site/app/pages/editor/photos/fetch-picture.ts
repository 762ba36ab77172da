import { mediaPath } from "#app/data/image-url.ts";
import { PhotoError } from "./photo-failure.ts";

/** Where a stored photo's own bytes are: of ours through this very site, any other at its address. */
export function pictureAddress(url: string): string {
  const path = mediaPath(url);
  return path === null ? url : `/media/${path}`;
}

/** The bytes of a stored photo, to crop it. Rejects with a PhotoError. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<Blob> {
  const offline = () => {
    signal.throwIfAborted();
    throw new PhotoError({ code: "offline" });
  };
  const response = await fetch(pictureAddress(url), { signal }).catch(offline);
  if (!response.ok) throw new PhotoError({ code: response.status === 404 ? "gone" : "server" });
  return response.blob().catch(offline);
}
