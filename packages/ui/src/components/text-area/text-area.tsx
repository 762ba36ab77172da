"use client";

import { type ComponentProps, useId } from "react";
import { classNames } from "../../format.ts";
import { control, multiline } from "../text-field/control.css.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { Field, type FieldProps } from "../text-field/field.tsx";

type AreaProps = Omit<ComponentProps<"textarea">, keyof FieldProps>;

export interface TextAreaProps extends FieldProps, AreaProps {}

/**
 * Multi-line text field with label, hint and error. `className` and `style` go to the root, all other
 * attributes and `ref` to the `<textarea>`.
 */
export function TextArea(props: TextAreaProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const typed = useTypedText(id);
  const valueProp = props.value === undefined ? "defaultValue" : "value";
  return (
    <Field<AreaProps>
      {...props}
      {...(typed !== undefined && { [valueProp]: typed })}
      id={id}
      renderControl={(attributes) => (
        <textarea rows={5} {...attributes} className={classNames(control, multiline)} />
      )}
    />
  );
}

/**
 * The text of the server's element during hydration. React writes the value of the first render into it, which
 * would remove what was typed by then; inputs keep theirs.
 */
function useTypedText(id: string): string | undefined {
  const hydrated = useHydrated();
  if (hydrated || typeof document === "undefined") return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
