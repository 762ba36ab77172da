import type { ComponentProps, ReactNode } from "react";
import { withEnd } from "./control-end.css.ts";
import { control } from "./control.css.ts";
import { Field, type FieldProps } from "./field.tsx";

export type { FieldProps } from "./field.tsx";

type InputProps = Omit<ComponentProps<"input">, keyof FieldProps>;

export interface TextFieldProps extends FieldProps, InputProps {
  /** An `IconButton` over the end of the control, such as one that shows a password. */
  end?: ReactNode;
}

/**
 * Single-line text field with label, hint and error. `className` and `style` go to the root, all other
 * attributes and `ref` to the `<input>`.
 */
export function TextField({ end, ...props }: TextFieldProps) {
  return (
    <Field<InputProps>
      {...props}
      renderControl={(attributes) => {
        const input = <input type="text" {...attributes} className={control} />;
        return end === undefined ? (
          input
        ) : (
          <div className={withEnd}>
            {input}
            {end}
          </div>
        );
      }}
    />
  );
}
