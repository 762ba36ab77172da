import { TextArea } from "@realtor/ui/text-area";
import { TextField } from "@realtor/ui/text-field";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { useField } from "../draft/use-draft.ts";
import { fields, type TextFieldId } from "./editor-fields.ts";
import { controlId } from "./field-links.ts";
import { mistakeText } from "./mistake-text.ts";
import { useMistake, useMistakes } from "./use-mistakes.ts";

type Native = Pick<ComponentProps<"input">, "inputMode" | "required" | "lang">;

interface TextEntryProps extends Native {
  field: TextFieldId;
  /** Of a field of one line. */
  type?: "email" | "tel" | "url" | "date";
  hint?: string;
  /** Lines of text: at least so many are shown. */
  rows?: number;
  /** Says how many of the allowed characters are used. */
  counted?: boolean;
  /** The value as it should be kept, when the field is left. */
  tidy?: (value: string) => string;
  /** What else is wrong with it, found elsewhere. */
  error?: string | undefined;
}

/** One text of the profile under its label; what is wrong with it shows once it was left. */
export function TextEntry(props: TextEntryProps) {
  const { field, type, hint, rows, counted, tidy, error, ...native } = props;
  const intl = useIntl();
  const [value, change] = useField(field);
  const mistakes = useMistakes();
  const mistake = useMistake(field);
  const label = intl.formatMessage({ id: `editor.field.${field}` });
  const { max } = fields[field] as { max?: number };
  const common = {
    ...native,
    id: controlId(field),
    name: field,
    label,
    hint,
    mark: counted && max ? `${value.length} / ${max}` : undefined,
    value,
    error: mistake ? mistakeText(intl, mistake, label) : error,
    onBlur: () => {
      const tidied = tidy?.(value) ?? value;
      if (tidied !== value) change(tidied);
      mistakes.leave(field);
    },
  };
  return rows === undefined ? (
    <TextField
      {...common}
      {...(type && { type })}
      onChange={(event) => change(event.target.value)}
    />
  ) : (
    <TextArea {...common} rows={rows} onChange={(event) => change(event.target.value)} />
  );
}
