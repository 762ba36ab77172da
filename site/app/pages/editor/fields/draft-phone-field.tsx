import { useIntl } from "react-intl";
import { AgentPhoneField } from "#app/forms/agent-phone-field.tsx";
import { fields } from "#app/profile-editor/fields/profile-fields.ts";
import { useField } from "#app/profile-editor/draft/use-draft.ts";
import { useFieldError, useValidation } from "#app/profile-editor/draft/validation.ts";
import { errorText } from "#app/profile-editor/form/error-text.ts";
import { getControlId } from "#app/profile-editor/form/field-fragments.ts";

/** The phone number for buyers, with its country as in the first run. */
export function DraftPhoneField() {
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
