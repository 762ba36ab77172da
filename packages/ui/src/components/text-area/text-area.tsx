import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { control, multiline } from "../text-field/control.css.ts";
import { Field, type FieldProps } from "../text-field/field.tsx";

type AreaProps = Omit<ComponentProps<"textarea">, keyof FieldProps>;

export interface TextAreaProps extends FieldProps, AreaProps {}

/**
 * Multi-line text field with label, hint and error. `className` and `style` go to the root, all other
 * attributes and `ref` to the `<textarea>`.
 */
export function TextArea(props: TextAreaProps) {
  return (
    <Field<AreaProps>
      {...props}
      renderControl={(attributes) => (
        <textarea rows={5} {...attributes} className={classNames(control, multiline)} />
      )}
    />
  );
}
