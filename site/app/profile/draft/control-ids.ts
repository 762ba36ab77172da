import type { ValueId } from "@realtor/profile/fields";
import type { PhotoPath } from "@realtor/api/loaning";

/** The element id of a field, used in URL fragments. */
export function getControlId(field: ValueId): string {
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
