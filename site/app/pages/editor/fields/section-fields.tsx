import type { SectionId } from "#app/profile-editor/fields/define-field.ts";
import { definedFieldIds, fields } from "#app/profile-editor/fields/profile-fields.ts";
import { DraftPhoneField } from "./draft-phone-field.tsx";
import { LocalizedTextField } from "./localized-text-field.tsx";
import { findLocalizedText } from "#app/profile-editor/languages/localized-texts.ts";
import { DraftNumberField, isNumberField } from "./number-fields.tsx";
import { DraftTextField } from "#app/profile-editor/form/text-fields.tsx";

/** The text and number fields of a section, in form order; each text in the language of the form. */
export function SectionFields({ section }: { section: SectionId }) {
  return definedFieldIds
    .filter((id) => fields[id].section === section)
    .map((id) => {
      if (id === "phone") return <DraftPhoneField key={id} />;
      if (isNumberField(id)) return <DraftNumberField key={id} field={id} />;
      const text = findLocalizedText(id);
      if (!text) return <DraftTextField key={id} field={id} />;
      // One field renders all languages.
      return text.fields.ko === id && <LocalizedTextField key={id} field={id} />;
    });
}
