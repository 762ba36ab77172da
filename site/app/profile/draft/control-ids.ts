import type { PhotoPath } from "@realtor/api/loaning";
import type { FieldId } from "./fields/profile-fields.ts";

/** The element id of a field, used in URL fragments. */
export function getControlId(field: FieldId): string {
  return `field-${field}`;
}

/** The element id of a list entry; `index` starts at 0. */
export function getEntryId(list: string, index: number): string {
  return `${list}-${index + 1}`;
}

/** The element id of the editor of a single photo. */
export function getPhotoFieldId(path: PhotoPath): string {
  return `photo-${path}`;
}
