import { type FieldId, fields, type ValueId } from "@realtor/profile/fields";
import type { Field } from "@realtor/profile/define-field";
import { isTextId, values } from "@realtor/profile/values";
import { use } from "react";
import { useIntl } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { getControlId } from "../draft/control-ids.ts";
import { useFieldError, useValidation } from "../draft/validation.ts";
import { errorText } from "./error-text.ts";
import { FormContext } from "./form-context.ts";

/** What a screen says about a field in its own words. */
export interface Setting {
  readonly label?: MessageKey | undefined;
  readonly hint?: MessageKey | undefined;
}

/** What a control of a form shows of its value, and calls when it is left. */
export interface ControlProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** Next to the label. */
  mark?: string | undefined;
  onBlur: () => void;
}

/** The label of a field in a form: that of a text has no language. */
export function labelOf(field: FieldId): MessageKey {
  return isTextId(field) ? `editor.form.${field}` : `editor.field.${field}`;
}

/** Element id, texts and validation of the control of a value. */
export function useControlProps(id: ValueId, setting: Setting = {}): ControlProps {
  const intl = useIntl();
  const validation = useValidation();
  const form = use(FormContext);
  const error = useFieldError(id);
  const { field } = values[id];
  const label = intl.formatMessage({ id: setting.label ?? labelOf(field) });
  const { required = false }: Field = fields[field];
  return {
    id: getControlId(id),
    label,
    hint: setting.hint && intl.formatMessage({ id: setting.hint }),
    error: form?.errorOf(id) ?? (error && errorText(intl, error, label)),
    required: form?.isRequired(id) ?? required,
    mark: form?.isRequired(id) ? intl.formatMessage({ id: "first-run.required" }) : undefined,
    onBlur: () => validation.markTouched(id),
  };
}
