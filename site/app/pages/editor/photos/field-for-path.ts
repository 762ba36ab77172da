import type { PhotoPath } from "@realtor/api/loaning";
import type { FieldId } from "../fields/editor-fields.ts";

const fieldByPath: Readonly<Record<PhotoPath, FieldId>> = {
  id: "taglineKr",
  top: "taglineKr",
  logo: "taglineKr",
  gallery: "photos",
  id2: "photos",
  logo2: "photos",
  favicon: "seoTitleKo",
  ogImage: "seoTitleKo",
};

/** A field of the section that edits the photos of a path. */
export function getFieldForPath(path: PhotoPath): FieldId {
  return fieldByPath[path];
}
