import { createContext, use, useMemo } from "react";
import type { ResolvedImage } from "@realtor/ui/templates";
import { resolveImage } from "./image-url.ts";

/** CSS colors of photos by URL, shown until a photo is loaded. */
export type PhotoColors = ReadonlyMap<string, string>;

/**
 * Provided on the server only: the browser keeps the colors of the document, so they are not part of
 * the serialized props.
 */
export const PhotoColorsContext = createContext<PhotoColors | null>(null);

/** Returns `resolveImage` that also returns the placeholder color of a photo. */
export function usePhotoResolver(): typeof resolveImage {
  const colors = use(PhotoColorsContext);
  return useMemo(
    () =>
      colors
        ? (url: string, widths: readonly number[]): ResolvedImage => ({
            ...resolveImage(url, widths),
            color: colors.get(url),
          })
        : resolveImage,
    [colors],
  );
}

/** The URLs of all stored photos in a page's content, which is plain JSON. */
export function findPhotoUrls(content: unknown): string[] {
  if (typeof content === "string") return content.includes("/media/") ? [content] : [];
  if (typeof content !== "object" || content === null) return [];
  return [...new Set(Object.values(content).flatMap(findPhotoUrls))];
}
