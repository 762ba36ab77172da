import { Field, type FieldProps } from "../text-field/field.tsx";
import { SelectControl, type SelectControlProps } from "./select-control.tsx";

export type { Option, SelectControlProps } from "./select-control.tsx";

export interface NativeSelectProps
  extends FieldProps, Omit<SelectControlProps, keyof FieldProps | "compact"> {}

/** Native select with label, hint and error. Native attributes go to its `<select>`. */
export function NativeSelect({ label, id, mark, hint, error, ...select }: NativeSelectProps) {
  return (
    <Field label={label} id={id} mark={mark} hint={hint} error={error} required={select.required}>
      {(attributes) => <SelectControl {...select} {...attributes} />}
    </Field>
  );
}
