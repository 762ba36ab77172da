import { useIntl } from "react-intl";
import { useFieldError, useValidation } from "../draft/validation.ts";
import { type FieldId, fields } from "../draft/fields/profile-fields.ts";
import { errorText } from "./error-text.ts";
import { getControlId } from "../draft/control-ids.ts";

/** Element id, texts and validation of the control of a field. `ownLabel` replaces the field's label. */
export function useControlProps(field: FieldId, ownLabel?: string) {
  const intl = useIntl();
  const definition = fields[field];
  const hint = "hint" in definition ? definition.hint : undefined;
  const validation = useValidation();
  const error = useFieldError(field);
  const label = ownLabel ?? intl.formatMessage({ id: `editor.field.${field}` });
  return {
    id: getControlId(field),
    label,
    hint: hint && intl.formatMessage({ id: hint }),
    error: error && errorText(intl, error, label),
    onBlur: () => validation.markTouched(field),
  };
}
