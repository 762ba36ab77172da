import { type Photo, type PhotosInput, readPhotosAt } from "@realtor/profile/photos";
import type { LocalText } from "@realtor/profile/text";
import type { TemplateId } from "../template-ids.ts";

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

/** URL of the photo that is the cover; null without one. */
export function readCoverUrl(profile: PhotosInput): string | null {
  return readPhotos(profile).cover?.url ?? null;
}

export function readPhotos(profile: PhotosInput): PhotosContent {
  const gallery = readPhotosAt(profile, "gallery");
  return {
    portrait: readPhotosAt(profile, "id")[0] ?? null,
    cover: readPhotosAt(profile, "top")[0] ?? gallery[0] ?? null,
    logo: readPhotosAt(profile, "logo")[0] ?? null,
    gallery,
  };
}

/**
 * Candidates for the poster of a video. Panorama shows the cover in the hero, so its poster is the photo
 * of the first text section.
 */
export function readPosters(profile: PhotosInput, template: TemplateId): Photo[] {
  return readPhotosAt(profile, template === "panorama" ? "id2" : "top");
}

/** Candidates for the photo next to the first text section. */
export function readSectionPhotos(profile: PhotosInput): Photo[] {
  return readPhotosAt(profile, "id2");
}
