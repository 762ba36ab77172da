import { TextArea } from "@realtor/ui/text-area";
import { TextField } from "@realtor/ui/text-field";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { useBehind, useDraftStore } from "../draft/use-draft.ts";
import { fields, type TextFieldId } from "./editor-fields.ts";
import { controlId } from "./field-links.ts";
import { mistakeText } from "./mistake-text.ts";
import { useMistake, useMistakes } from "./use-mistakes.ts";
import { useTextControl } from "./use-text-control.ts";

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
  const store = useDraftStore();
  const { get, set } = fields[field].lens;
  const control = useTextControl(get);
  const used = useBehind((draft) => (counted ? get(draft).length : 0));
  const change = (text: string) => store.change((draft) => set(draft, text), field);
  const mistakes = useMistakes();
  const mistake = useMistake(field);
  const label = intl.formatMessage({ id: `editor.field.${field}` });
  const { max } = fields[field] as { max?: number };
  const common = {
    ...native,
    ...control,
    id: controlId(field),
    name: field,
    label,
    hint,
    mark: counted && max ? `${used} / ${max}` : undefined,
    error: mistake ? mistakeText(intl, mistake, label) : error,
    onBlur: () => {
      const text = get(store.getDraft());
      const tidied = tidy?.(text) ?? text;
      if (tidied !== text) change(tidied);
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
