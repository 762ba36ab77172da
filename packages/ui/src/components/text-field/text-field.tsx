import type { ComponentProps } from "react";
import { control } from "../field/control.css.ts";
import { Field, type FieldProps } from "../field/field.tsx";

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps | "className" | "style"> {}

/** One line of text under a visible label. Native attributes go to its `<input>`. */
export function TextField({ label, id, mark, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} id={id} mark={mark} hint={hint} error={error} required={input.required}>
      {(attributes) => (
        <input
          type="text"
          {...input}
          {...attributes}
          // Wrong, with the reason said elsewhere: the password of a failed sign-in.
          aria-invalid={attributes["aria-invalid"] ?? input["aria-invalid"]}
          className={control}
        />
      )}
    </Field>
  );
}
