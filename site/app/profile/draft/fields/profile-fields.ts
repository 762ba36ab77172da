import type { ValueId } from "@realtor/profile/fields";
import type { Lens } from "@realtor/profile/wire";
import { aboutFields, aboutSections } from "./about-fields.ts";
import { addressFields, addressSections } from "./address-fields.ts";
import { contactFields, contactSections } from "./contact-fields.ts";
import { contentFields, contentSections } from "./content-fields.ts";
import { designFields, designSections } from "./design-fields.ts";
import { introFields, introSections } from "./intro-fields.ts";
import { languageFields, languageSections } from "./language-fields.ts";
import { licenseFields, licenseSections } from "./license-fields.ts";
import { nameFields, nameSections } from "./name-fields.ts";
import { seoFields, seoSections } from "./seo-fields.ts";
import { videoFields, videoSections } from "./video-fields.ts";
import type {
  DateFieldDefinition,
  NumberFieldDefinition,
  TextFieldDefinition,
} from "./define-field.ts";
import type { Draft } from "../draft.ts";

/** The sections of the form, in its order: first what the page shows, in the order of the page. */
export const sections = {
  ...nameSections,
  ...introSections,
  ...aboutSections,
  ...contentSections,
  ...videoSections,
  ...contactSections,
  ...designSections,
  ...languageSections,
  ...licenseSections,
  ...addressSections,
  ...seoSections,
};

export type SectionId = keyof typeof sections;

// Object.keys returns string[].
export const sectionIds = Object.keys(sections) as SectionId[];

/**
 * All editable fields, in form order: the values of the table with their words. The key is the unit of changes, conflicts and
 * errors, and the end of the id of the label (`editor.field.<key>`). See docs/spec/profile.md#fields.
 */
export const fields = {
  ...nameFields,
  ...introFields,
  ...aboutFields,
  ...contentFields,
  ...videoFields,
  ...contactFields,
  ...designFields,
  ...languageFields,
  ...licenseFields,
  ...addressFields,
  ...seoFields,
} satisfies Record<ValueId, { section: SectionId }>;

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
