import type { Lang } from "@realtor/api/locales";
import { fields as table, type TextId } from "@realtor/profile/fields";
import type { FieldId, SectionId, TextFieldId } from "#app/profile/draft/fields/profile-fields.ts";

/** One text of the page and its field in each language. */
export interface LocalizedText {
  id: TextId;
  section: SectionId;
  fields: Readonly<Record<Lang, TextFieldId>>;
}

/** The texts of the table in three languages, in form order. */
export const localizedTexts: readonly LocalizedText[] = Object.entries(table).flatMap(
  ([id, field]) => {
    if (field.kind !== "localized") return [];
    const { section, ids } = field;
    // Object.entries widens the id, which is that of a localized field.
    return { id: id as TextId, section, fields: ids };
  },
);

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
