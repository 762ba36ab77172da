import { type FieldId, fieldIds, fields, type SectionId, sectionIds } from "./editor-fields.ts";

/** `id` of a field's control, which is what its links lead to. */
export function controlId(field: FieldId): string {
  return `field-${field}`;
}

/** `id` of an entry of a field that is a list, at a place from 0. */
export function entryId(list: string, place: number): string {
  return `${list}-${place + 1}`;
}

/** What a fragment of the editor's address names: a section, or the `id` of something in it. */
export function readFragment(hash: string): { section: SectionId; target?: string } | null {
  const name = hash.replace(/^#/, "");
  const section = sectionIds.find((one) => one === name);
  if (section) return { section };
  const list = name.replace(/-\d+$/, "");
  const field = fieldIds.find((one) => [name, list].includes(controlId(one)));
  return field ? { section: fields[field].section, target: name } : null;
}
