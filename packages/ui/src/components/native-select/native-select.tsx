import { Field, type FieldProps } from "../field/field.tsx";
import { SelectControl, type SelectControlProps } from "./select-control.tsx";

export interface NativeSelectProps
  extends FieldProps, Omit<SelectControlProps, keyof FieldProps | "compact"> {}

/** A choice from a short list under a visible label; the platform's own `<select>`. */
export function NativeSelect({ label, id, mark, hint, error, ...select }: NativeSelectProps) {
  return (
    <Field label={label} id={id} mark={mark} hint={hint} error={error} required={select.required}>
      {(attributes) => <SelectControl {...select} {...attributes} />}
    </Field>
  );
}
