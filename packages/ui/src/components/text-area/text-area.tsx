import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { control, multiline } from "../text-field/control.css.ts";
import { Field, type FieldProps } from "../text-field/field.tsx";

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<"textarea">, keyof FieldProps | "className" | "style"> {}

/** Multi-line text field with label, hint and error. Native attributes go to its `<textarea>`. */
export function TextArea({ label, id, mark, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} id={id} mark={mark} hint={hint} error={error} required={area.required}>
      {(attributes) => (
        <textarea rows={5} {...area} {...attributes} className={classNames(control, multiline)} />
      )}
    </Field>
  );
}
