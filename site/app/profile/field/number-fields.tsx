import { NumberField } from "@realtor/ui/number-field";
import { useIntl } from "react-intl";
import type { NumberFieldDefinition } from "../draft/fields/define-field.ts";
import { type FieldId, fields, type NumberFieldId } from "../draft/fields/profile-fields.ts";
import { useField } from "../draft/use-draft.ts";
import { useFieldError, useValidation } from "../draft/validation.ts";
import { errorText } from "./error-text.ts";
import { useControlProps } from "./use-control-props.ts";

export function isNumberField(field: FieldId): field is NumberFieldId {
  const definition = fields[field];
  return "control" in definition && definition.control === "number";
}

/**
 * A labeled number field of the draft, read and shown in the format of the page's language. The draft
 * receives the number while it is typed; an error is shown when the field loses the focus.
 */
export function DraftNumberField({ field }: { field: NumberFieldId }) {
  const { format }: NumberFieldDefinition = fields[field];
  const [value, setValue] = useField(field);
  return (
    <NumberField
      {...useControlProps(field)}
      name={field}
      value={value}
      min={0}
      formatOptions={format}
      stepperHidden
      onChange={setValue}
    />
  );
}

interface ItemYearFieldProps {
  /** The list field that contains the item. */
  field: FieldId;
  /** JSON pointer of the year in the profile. */
  pointer: string;
  label: string;
  value: unknown;
  /** Undefined for an empty field. */
  onChange: (year: number | undefined) => void;
}

const yearFormat = { useGrouping: false, maximumFractionDigits: 0 } as const;

/** A year of a list item. */
export function ItemYearField({ field, pointer, label, value, onChange }: ItemYearFieldProps) {
  const intl = useIntl();
  const validation = useValidation();
  const error = useFieldError(field, pointer);
  return (
    <NumberField
      name={pointer}
      label={label}
      error={error && errorText(intl, error, label)}
      value={typeof value === "number" ? value : null}
      min={0}
      formatOptions={yearFormat}
      stepperHidden
      onChange={(year) => onChange(year ?? undefined)}
      onBlur={() => validation.markTouched(field)}
    />
  );
}
