import { useIntl } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useFieldError, useValidation } from "../draft/validation.ts";
import { type FieldId, fields } from "../fields/profile-fields.ts";
import { errorText } from "./error-text.ts";
import { getControlId } from "./field-fragments.ts";

/** Element id, texts and validation of the control of a field. `ownLabel` replaces the field's label. */
export function useControlProps(field: FieldId, ownLabel?: string) {
  const intl = useIntl();
  const definition: { readonly label: MessageKey; readonly hint?: MessageKey } = fields[field];
  const validation = useValidation();
  const error = useFieldError(field);
  const label = ownLabel ?? intl.formatMessage({ id: definition.label });
  return {
    id: getControlId(field),
    label,
    hint: definition.hint && intl.formatMessage({ id: definition.hint }),
    error: error && errorText(intl, error, label),
    onBlur: () => validation.markTouched(field),
  };
}
