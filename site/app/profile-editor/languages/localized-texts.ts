import type { Lang } from "@realtor/api/locales";
import type { Message } from "#app/i18n/define-messages.ts";
import type {
  DateFieldDefinition,
  NumberFieldDefinition,
  TextFieldDefinition,
} from "../fields/define-field.ts";
import {
  definedFieldIds,
  type FieldId,
  fields,
  type SectionId,
  type TextFieldId,
} from "../fields/profile-fields.ts";

/** One text of the page and its field in each language. */
export interface LocalizedText {
  section: SectionId;
  /** Label of the field in the form. */
  label: Message;
  fields: Readonly<Record<Lang, TextFieldId>>;
}

/** The texts that `defineLocalizedText` has defined, in form order. */
export const localizedTexts: readonly LocalizedText[] = groupByText();

function groupByText(): LocalizedText[] {
  const groups = new Map<Message, Pick<LocalizedText, "section"> & { ids: [Lang, FieldId][] }>();
  for (const id of definedFieldIds) {
    const field: TextFieldDefinition | NumberFieldDefinition | DateFieldDefinition = fields[id];
    if (field.control !== "text" || !field.formLabel || !field.lang) continue;
    const group = groups.get(field.formLabel) ?? { section: fields[id].section, ids: [] };
    groups.set(field.formLabel, group);
    group.ids.push([field.lang, id]);
  }
  return [...groups].map(([label, { section, ids }]) => ({
    label,
    section,
    // `defineLocalizedText` defines a text field for each language.
    fields: Object.fromEntries(ids) as LocalizedText["fields"],
  }));
}

/** The text that a field is a language of. */
export function findLocalizedText(field: FieldId): LocalizedText | undefined {
  return localizedTexts.find((text) => langOf(text, field) !== undefined);
}

function langOf(text: LocalizedText, field: FieldId): Lang | undefined {
  return (["ko", "en", "ja"] as const).find((lang) => text.fields[lang] === field);
}

/** Fields in English that the form shows in every language: the license and the web address need them. */
const shownInEachLanguage: ReadonlySet<FieldId> = new Set<FieldId>(["nameEn", "agency"]);

/** The language that the form must be in to show a field; undefined if it shows the field in each. */
export function getFormLang(field: FieldId): Lang | undefined {
  if (shownInEachLanguage.has(field)) return undefined;
  const text = findLocalizedText(field);
  return text && langOf(text, field);
}
