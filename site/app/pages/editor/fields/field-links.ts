import { type FieldId, fieldIds, fields, type SectionId, sectionIds } from "./editor-fields.ts";

/** `id` of a field's control, which is what its links lead to. */
export function controlId(field: FieldId): string {
  return `field-${field}`;
}

/** What a fragment of the editor's address names: a section, or a field in its section. */
export function readFragment(hash: string): { section: SectionId; field?: FieldId } | null {
  const name = hash.replace(/^#/, "");
  const section = sectionIds.find((one) => one === name);
  if (section) return { section };
  const field = fieldIds.find((one) => controlId(one) === name);
  return field ? { section: fields[field].section, field } : null;
}
