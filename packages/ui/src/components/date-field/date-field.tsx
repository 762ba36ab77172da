"use client";

import { DateField as LibraryDateField } from "react-aria-components/DateField";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import { DateSegments } from "./date-segments.tsx";
import { readDate } from "./iso-values.ts";

export type { RichFieldProps } from "../rich-field/field-frame.tsx";

export interface DateFieldProps extends RichFieldProps {
  /** `YYYY-MM-DD`, null for an empty field; uncontrolled by default. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called with `YYYY-MM-DD` for a complete date, and with null when all parts are cleared. */
  onChange?: ((value: string | null) => void) | undefined;
  /** First valid date, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last valid date, `YYYY-MM-DD`. */
  max?: string | undefined;
}

/** Converts the values of a date field for the library. */
export function toLibraryDates({ value, defaultValue, min, max }: DateFieldProps) {
  return omitUndefined({
    value: readDate(value, "value"),
    defaultValue: readDate(defaultValue, "defaultValue"),
    minValue: readDate(min, "min"),
    maxValue: readDate(max, "max"),
  });
}

/**
 * Date typed in the order of the language, for a date that users know, such as a birthday. Renders a
 * `<div>` element; `ref` and `id` are those of the group of parts.
 */
export function DateField(props: DateFieldProps) {
  const { value, defaultValue, onChange, min, max, ...field } = props;
  const { root, control, frame } = useRichField(field);
  return (
    <LibraryDateField
      {...root}
      {...toLibraryDates({ ...props, value, defaultValue, min, max })}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
    >
      <FieldFrame {...frame}>
        <DateSegments {...control} standalone />
      </FieldFrame>
    </LibraryDateField>
  );
}
