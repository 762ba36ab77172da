import { TextArea } from "@realtor/ui/text-area";
import { TextField } from "@realtor/ui/text-field";
import { useIntl } from "react-intl";
import { getByPointer } from "../draft/lens.ts";
import type { FieldId } from "./editor-fields.ts";
import { errorText } from "./error-text.ts";
import { useFieldError, useValidation } from "./use-field-errors.ts";
import { useTextControl } from "./use-text-control.ts";

interface ItemTextFieldProps {
  /** The list field that contains the item. */
  field: FieldId;
  /** JSON pointer of the value in the profile. */
  pointer: string;
  /** JSON pointer of the value's errors, if it differs from `pointer`. */
  errorPointer?: string;
  label: string;
  /** The last rendered value. */
  value: unknown;
  /** Converts the value to text. */
  format?: (value: unknown) => string;
  /** `undoGroup` identifies the text: its changes merge into one undo step. */
  onChange: (text: string, undoGroup: string) => void;
  rows?: number;
  hint?: string;
  inputMode?: "url" | "numeric";
}

/** A text field for one value of a list item. */
export function ItemTextField(props: ItemTextFieldProps) {
  const { field, pointer, errorPointer = pointer, label, value, ...others } = props;
  const { format = toText, onChange, rows, ...rest } = others;
  const intl = useIntl();
  const validation = useValidation();
  const error = useFieldError(field, errorPointer);
  const control = useTextControl((draft) => format(getByPointer(draft, pointer)), format(value));
  const common = {
    ...rest,
    ...control,
    label,
    name: pointer,
    error: error && errorText(intl, error, label),
    onBlur: () => validation.markTouched(field),
  };
  return rows === undefined ? (
    <TextField {...common} onChange={(event) => onChange(event.target.value, pointer)} />
  ) : (
    <TextArea {...common} rows={rows} onChange={(event) => onChange(event.target.value, pointer)} />
  );
}

function toText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
