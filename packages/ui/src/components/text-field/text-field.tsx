import type { ComponentProps } from "react";
import { control } from "./control.css.ts";
import { Field, type FieldProps } from "./field.tsx";

export type { FieldProps } from "./field.tsx";

type InputProps = Omit<ComponentProps<"input">, keyof FieldProps>;

export interface TextFieldProps extends FieldProps, InputProps {}

/**
 * Single-line text field with label, hint and error. `className` and `style` go to the root, all other
 * attributes and `ref` to the `<input>`.
 */
export function TextField(props: TextFieldProps) {
  return (
    <Field<InputProps>
      {...props}
      renderControl={(attributes) => <input type="text" {...attributes} className={control} />}
    />
  );
}
