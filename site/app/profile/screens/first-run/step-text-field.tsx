import type { AskCode } from "@realtor/profile/conditions";
import { TextField, type TextFieldProps } from "@realtor/ui/text-field";
import type { TextFieldId } from "#app/profile/draft/fields/profile-fields.ts";
import { useField } from "#app/profile/draft/use-draft.ts";
import { controlIdOf, useFirstRun } from "./first-run-context.ts";

interface StepTextFieldProps extends Omit<TextFieldProps, "id" | "value" | "onChange" | "error"> {
  field: TextFieldId;
  /** What the step says when the field is empty or invalid. */
  code: AskCode;
  maxLength: number;
}

/** A text of the draft. An error shows once a filled field was left or Continue was pressed. */
export function StepTextField({ field, code, ...props }: StepTextFieldProps) {
  const { errorOf, reveal } = useFirstRun();
  const [value, setValue] = useField(field);
  return (
    <TextField
      {...props}
      id={controlIdOf(code)}
      name={field}
      value={value}
      error={errorOf(code)}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => {
        if (value.trim() !== value) setValue(value.trim());
        if (value.trim() !== "") reveal(code);
      }}
    />
  );
}
