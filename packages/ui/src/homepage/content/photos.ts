import type { LocalText } from "../../legal/legal-facts.ts";
import type { TemplateId } from "../template-ids.ts";
import { cleanText, type Missing } from "./local-text.ts";

/** The photos of an agent: `docs/spec/profile.md#photos`. */
export type PhotosInput = {
  photos?: readonly { path: string; imageType: string; url: string }[] | Missing;
  presentation?:
    | {
        /** By photo path (`id`, `top`, …), by the path of the URL, or formerly by the whole URL. */
        focalPoints?: Readonly<Record<string, PhotoFocus | Missing>> | Missing;
      }
    | Missing;
};

/** How a photo is cropped to its frame: percent of what is cut off at the left and at the top, and magnification. */
export type PhotoFocus = { x: number; y: number; zoom?: number | undefined };

/** A photo with its full-size URL. */
export type Photo = { url: string; focus: PhotoFocus | null };

/** A photo of the service by the path of its URL: its host changes when the service moves. */
const getMediaPath = (url: string) => url.replace(/^https?:\/\/[^/]+(?=\/media\/)/, "");

/** A photo of a room of a listing, with its description and the address of the home, which is in English. */
export type CaptionedPhoto = Photo & {
  caption: { room: LocalText; street: string | null; city: string | null };
  /** Key and address part of the listing. */
  home: { key: string; slug: string };
};

/** Address and city of the home in a photo: `6591 Sample Lane, Irvine`. */
export function formatPlace({ street, city }: CaptionedPhoto["caption"]): string {
  return [street, city].filter((part) => part !== null).join(", ");
}

export type PhotosContent = {
  /** Photo of the agent; null shows the monogram instead. */
  portrait: Photo | null;
  /** Wide hero photo of Panorama; in other designs the poster of the video. */
  cover: Photo | null;
  logo: Photo | null;
  gallery: Photo[];
};

/** Full-size photos of a path, in stored order. */
function fullSizePhotos(profile: PhotosInput, path: string): Photo[] {
  const points = profile.presentation?.focalPoints;
  return (profile.photos ?? [])
    .filter(
      (photo) => photo.path === path && photo.imageType === "fullsize" && cleanText(photo.url),
    )
    .map(({ url }) => ({
      url,
      focus: points?.[getMediaPath(url)] ?? points?.[url] ?? points?.[path] ?? null,
    }));
}

/** URL of the photo that is the cover; null without one. */
export function readCoverUrl(profile: PhotosInput): string | null {
  return readPhotos(profile).cover?.url ?? null;
}

export function readPhotos(profile: PhotosInput): PhotosContent {
  const gallery = fullSizePhotos(profile, "gallery");
  return {
    portrait: fullSizePhotos(profile, "id")[0] ?? null,
    cover: fullSizePhotos(profile, "top")[0] ?? gallery[0] ?? null,
    logo: fullSizePhotos(profile, "logo")[0] ?? null,
    gallery,
  };
}

/**
 * Candidates for the poster of a video. Panorama shows the cover in the hero, so its poster is the photo
 * of the first text section.
 */
export function readPosters(profile: PhotosInput, template: TemplateId): Photo[] {
  return fullSizePhotos(profile, template === "panorama" ? "id2" : "top");
}

/** Candidates for the photo next to the first text section. */
export function readSectionPhotos(profile: PhotosInput): Photo[] {
  return fullSizePhotos(profile, "id2");
}
