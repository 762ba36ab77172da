import type { SectionId } from "../draft/fields/profile-fields.ts";
import { definedFieldIds, fields } from "../draft/fields/profile-fields.ts";
import { findLocalizedText } from "./language/localized-texts.ts";
import { DraftTextField } from "./text-fields.tsx";
import { AgentPhoneField } from "#app/forms/agent-phone-field.tsx";
import { useField } from "../draft/use-draft.ts";
import { LocalizedTextField } from "./localized-text-field.tsx";
import { DraftDateField, isDateField } from "./date-fields.tsx";
import { DraftNumberField, isNumberField } from "./number-fields.tsx";
import { useControlProps } from "./use-control-props.ts";

/** The text, number and date fields of a section, in form order; each text in the language of the form. */
export function SectionFields({ section }: { section: SectionId }) {
  return definedFieldIds
    .filter((id) => fields[id].section === section)
    .map((id) => {
      if (id === "phone") return <DraftPhoneField key={id} />;
      if (isNumberField(id)) return <DraftNumberField key={id} field={id} />;
      if (isDateField(id)) return <DraftDateField key={id} field={id} />;
      const text = findLocalizedText(id);
      if (!text) return <DraftTextField key={id} field={id} />;
      // One field renders all languages.
      return text.fields.ko === id && <LocalizedTextField key={id} field={id} />;
    });
}

/** The phone number for buyers, with its country as in the first run. */
function DraftPhoneField() {
  const [phone, setPhone] = useField("phone");
  const { onBlur, ...control } = useControlProps("phone");
  return <AgentPhoneField {...control} value={phone} onChange={setPhone} onLeave={onBlur} />;
}
