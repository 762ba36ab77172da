import type { ComponentProps } from "react";
import { control } from "./control.css.ts";
import { Field, type FieldProps } from "./field.tsx";

export type { FieldProps } from "./field.tsx";

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps | "className" | "style"> {}

/** Single-line text field with label, hint and error. Native attributes go to its `<input>`. */
export function TextField({ label, id, mark, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} id={id} mark={mark} hint={hint} error={error} required={input.required}>
      {(attributes) => (
        <input
          type="text"
          {...input}
          {...attributes}
          // Callers may set it for an error shown elsewhere, such as a failed sign-in.
          aria-invalid={attributes["aria-invalid"] ?? input["aria-invalid"]}
          className={control}
        />
      )}
    </Field>
  );
}
