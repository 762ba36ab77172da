import { TextArea } from "@realtor/ui/text-area";
import { TextField } from "@realtor/ui/text-field";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { useDeferredSelector, useDraftStore } from "../draft/use-draft.ts";
import { fields, type TextFieldId } from "./editor-fields.ts";
import { getControlId } from "./field-fragments.ts";
import { errorText } from "./error-text.ts";
import { useFieldError, useValidation } from "./use-field-errors.ts";
import { useTextControl } from "./use-text-control.ts";

type NativeProps = Pick<ComponentProps<"input">, "inputMode" | "required" | "lang">;

interface DraftTextFieldProps extends NativeProps {
  field: TextFieldId;
  /** Input type of a single-line field. */
  type?: "email" | "tel" | "url" | "date";
  hint?: string;
  /** Minimum height in lines; renders a `<textarea>`. */
  rows?: number;
  /** Shows the number of used and allowed characters. */
  showCount?: boolean;
  /** Normalizes the value on blur. */
  normalize?: (value: string) => string;
  /** An error from another source, shown if validation finds none. */
  error?: string | undefined;
}

/**
 * A labeled text field of the draft. Errors become visible on blur. Renders an `<input>` or a
 * `<textarea>` element.
 */
export function DraftTextField(props: DraftTextFieldProps) {
  const { field, type, hint, rows, showCount, normalize, error, ...native } = props;
  const intl = useIntl();
  const store = useDraftStore();
  const { get, set } = fields[field].lens;
  const control = useTextControl(get);
  const length = useDeferredSelector((draft) => (showCount ? get(draft).length : 0));
  const change = (text: string) => store.change((draft) => set(draft, text), field);
  const validation = useValidation();
  const validationError = useFieldError(field);
  const label = intl.formatMessage({ id: `editor.field.${field}` });
  const { max } = fields[field] as { max?: number };
  const common = {
    ...native,
    ...control,
    id: getControlId(field),
    name: field,
    label,
    hint,
    mark: showCount && max ? `${length} / ${max}` : undefined,
    error: validationError ? errorText(intl, validationError, label) : error,
    onBlur: () => {
      const text = get(store.getDraft());
      const normalized = normalize?.(text) ?? text;
      if (normalized !== text) change(normalized);
      validation.markTouched(field);
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
