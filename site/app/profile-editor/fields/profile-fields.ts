import { addressFields } from "./address-fields.ts";
import { contactFields } from "./contact-fields.ts";
import { contentFields } from "./content-fields.ts";
import { designFields } from "./design-fields.ts";
import { introFields } from "./intro-fields.ts";
import { languageFields } from "./language-fields.ts";
import { licenseFields } from "./license-fields.ts";
import { nameFields } from "./name-fields.ts";
import { seoFields } from "./seo-fields.ts";
import type {
  DateFieldDefinition,
  NumberFieldDefinition,
  TextFieldDefinition,
} from "./define-field.ts";
import type { Draft } from "../draft/draft.ts";
import type { Lens } from "../draft/lens.ts";

/**
 * All editable fields, in form order. The key is the suffix of the label id (`editor.field.<key>`)
 * and the unit of changes, conflicts and errors. See docs/spec/profile.md#fields.
 */
export const fields = {
  ...nameFields,
  ...introFields,
  ...contentFields,
  ...contactFields,
  ...designFields,
  ...languageFields,
  ...licenseFields,
  ...addressFields,
  ...seoFields,
};

export type FieldId = keyof typeof fields;

/** Ids of the fields that are edited as text. */
export type TextFieldId = {
  [Id in FieldId]: (typeof fields)[Id] extends TextFieldDefinition ? Id : never;
}[FieldId];

/** Ids of the fields that are edited as a number. */
export type NumberFieldId = {
  [Id in FieldId]: (typeof fields)[Id] extends NumberFieldDefinition ? Id : never;
}[FieldId];

/** Ids of the fields that are edited as a date. */
export type DateFieldId = {
  [Id in FieldId]: (typeof fields)[Id] extends DateFieldDefinition ? Id : never;
}[FieldId];

// Object.keys returns string[].
export const fieldIds = Object.keys(fields) as FieldId[];

/** Ids of the fields that their section renders from their definition, in form order. */
export const definedFieldIds = fieldIds.filter(
  (id): id is TextFieldId | NumberFieldId | DateFieldId => "control" in fields[id],
);

/** The lens of a field as `Lens<unknown>`, for code that only passes values through. */
export function getLens(field: FieldId): Lens<unknown> {
  // Callers pass values only to the lens that returned them.
  return fields[field].lens as Lens<unknown>;
}

/**
 * The field that contains the value at a JSON pointer of the profile; undefined for keys without a
 * field.
 */
export function findFieldByPointer(pointer: string, draft: Draft): FieldId | undefined {
  const inside = (field: FieldId) => {
    const start = fields[field].lens.pointer(draft);
    return pointer === start || pointer.startsWith(`${start}/`);
  };
  return fieldIds.find(inside);
}
