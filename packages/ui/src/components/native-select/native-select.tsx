import { Field, type FieldProps } from "../text-field/field.tsx";
import { SelectControl, type SelectControlProps } from "./select-control.tsx";

export type { Option, SelectControlProps } from "./select-control.tsx";

type SelectProps = Omit<SelectControlProps, keyof FieldProps | "compact">;

export interface NativeSelectProps extends FieldProps, SelectProps {}

/**
 * Native select with label, hint and error. `className` and `style` go to the root, all other attributes
 * and `ref` to the `<select>`.
 */
export function NativeSelect(props: NativeSelectProps) {
  return (
    <Field<SelectProps>
      {...props}
      renderControl={(attributes) => <SelectControl {...attributes} />}
    />
  );
}
