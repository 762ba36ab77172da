import { useIntl } from "react-intl";
import type { SectionId } from "#app/profile-editor/fields/define-field.ts";
import { definedFieldIds, fields } from "#app/profile-editor/fields/profile-fields.ts";
import { findLocalizedText } from "#app/profile-editor/languages/localized-texts.ts";
import { DraftTextField } from "#app/profile-editor/form/text-fields.tsx";
import { AgentPhoneField } from "#app/forms/agent-phone-field.tsx";
import { useField } from "#app/profile-editor/draft/use-draft.ts";
import { useFieldError, useValidation } from "#app/profile-editor/draft/validation.ts";
import { errorText } from "#app/profile-editor/form/error-text.ts";
import { getControlId } from "#app/profile-editor/form/field-fragments.ts";
import { LocalizedTextField } from "./localized-text-field.tsx";
import { DraftDateField, isDateField } from "./date-fields.tsx";
import { DraftNumberField, isNumberField } from "./number-fields.tsx";

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
  const intl = useIntl();
  const [phone, setPhone] = useField("phone");
  const validation = useValidation();
  const error = useFieldError("phone");
  const { label: labelMessage, hint } = fields.phone;
  const label = intl.formatMessage(labelMessage);
  return (
    <AgentPhoneField
      id={getControlId("phone")}
      label={label}
      hint={hint && intl.formatMessage(hint)}
      error={error && errorText(intl, error, label)}
      value={phone}
      onChange={setPhone}
      onLeave={() => validation.markTouched("phone")}
    />
  );
}
