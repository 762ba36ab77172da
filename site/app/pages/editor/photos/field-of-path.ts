import type { PhotoPath } from "@realtor/api/loaning";
import type { FieldId } from "../fields/editor-fields.ts";

const fieldOf: Readonly<Record<PhotoPath, FieldId>> = {
  id: "taglineKr",
  top: "taglineKr",
  logo: "taglineKr",
  gallery: "photos",
  id2: "photos",
  logo2: "photos",
  favicon: "seoTitleKo",
  ogImage: "seoTitleKo",
};

/** A field of the section in which a path's photos are edited. */
export function fieldOfPath(path: PhotoPath): FieldId {
  return fieldOf[path];
}
