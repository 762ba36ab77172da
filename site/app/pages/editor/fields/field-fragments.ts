import { type FieldId, fieldIds, fields, type SectionId, sectionIds } from "./editor-fields.ts";

/** The element id of a field, used in URL fragments. */
export function getControlId(field: FieldId): string {
  return `field-${field}`;
}

/** The element id of a list entry; `index` starts at 0. */
export function getEntryId(list: string, index: number): string {
  return `${list}-${index + 1}`;
}

/** The section of a URL fragment, and the element id if it identifies a field or a list entry. */
export function parseFragment(hash: string): { section: SectionId; target?: string } | null {
  const name = hash.replace(/^#/, "");
  const section = sectionIds.find((item) => item === name);
  if (section) return { section };
  const list = name.replace(/-\d+$/, "");
  const field = fieldIds.find((item) => [name, list].includes(getControlId(item)));
  return field ? { section: fields[field].section, target: name } : null;
}
