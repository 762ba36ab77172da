import type { Field } from "@realtor/profile/define-field";
import { fields, type ValueId } from "@realtor/profile/fields";
import { type TextValueId, values } from "@realtor/profile/values";
import { getByPointer } from "@realtor/profile/wire";
import { TextArea } from "@realtor/ui/text-area";
import { TextField } from "@realtor/ui/text-field";
import { use } from "react";
import { useIntl } from "react-intl";
import { useFieldError, useValidation } from "../draft/validation.ts";
import { DraftText, type TextAttributes, useTextControl } from "./draft-text.tsx";
import { errorText } from "./error-text.ts";
import { FormContext } from "./form-context.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

interface TextControlProps extends Setting, TextAttributes {
  id: TextValueId;
  /** Next to the label, before the number of characters. */
  mark?: string | undefined;
}

/** A labeled text of the profile. */
export function TextControl({ id, label, hint, mark, ...attributes }: TextControlProps) {
  const { field, lang, max, rows, get, set } = values[id];
  const { showCount, normalize, type }: Field = fields[field];
  const control = useControlProps(id, { label, hint });
  return (
    <DraftText
      lens={{ get, set }}
      name={id}
      lang={lang}
      stopsAtMax={use(FormContext) !== null}
      {...{ max, rows, showCount, normalize, type }}
      {...attributes}
      control={{ ...control, mark: [control.mark, mark].filter(Boolean).join(" · ") || undefined }}
    />
  );
}

interface ItemTextFieldProps {
  /** The list field that contains the item. */
  field: ValueId;
  /** JSON pointer of the value in the profile. */
  pointer: string;
  /** JSON pointer of the value's errors, if it differs from `pointer`. */
  errorPointer?: string;
  label: string;
  /** Next to the label. */
  mark?: string | undefined;
  /** Language of the text. */
  lang?: string;
  /** The last rendered value. */
  value: unknown;
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
