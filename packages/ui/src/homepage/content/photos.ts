import type { Photo, Photos } from "@realtor/profile/photos";
import type { TemplateId } from "../template-ids.ts";

export type PhotosContent = {
  /** Photo of the agent; null shows the monogram instead. */
  portrait: Photo | null;
  /** Wide hero photo of Panorama; in other designs the poster of the video. */
  cover: Photo | null;
  logo: Photo | null;
  gallery: Photo[];
};

/** The photo that is the cover; null without one. */
export function findCover({ top, gallery }: Pick<Photos, "top" | "gallery">): Photo | null {
  return top[0] ?? gallery[0] ?? null;
}

export function composePhotos(photos: Photos): PhotosContent {
  return {
    portrait: photos.id[0] ?? null,
    cover: findCover(photos),
    logo: photos.logo[0] ?? null,
    gallery: [...photos.gallery],
  };
}

/**
 * Candidates for the poster of a video. Panorama shows the cover in the hero, so its poster is the photo
 * of the first text section.
 */
export function findPosters({ top, id2 }: Photos, template: TemplateId): readonly Photo[] {
  return template === "panorama" ? id2 : top;
}
