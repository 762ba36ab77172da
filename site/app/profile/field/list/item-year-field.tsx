import type { ValueId } from "@realtor/profile/fields";
import { NumberField } from "@realtor/ui/number-field";
import { useIntl } from "react-intl";
import { useFieldError, useValidation } from "#app/profile/draft/validation.ts";
import { errorText } from "../error-text.ts";

interface ItemYearFieldProps {
  /** The list that contains the item. */
  field: ValueId;
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
