import type { Field } from "@realtor/profile/define-field";
import { fields, type ValueId } from "@realtor/profile/fields";
import { type TextValueId, values } from "@realtor/profile/values";
import { getByPointer } from "@realtor/profile/wire";
import { TextArea } from "@realtor/ui/text-area";
import { TextField, type TextFieldProps } from "@realtor/ui/text-field";
import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Draft } from "../draft/draft.ts";
import { useDeferredSelector, useDraftStore } from "../draft/use-draft.ts";
import { useFieldError, useValidation } from "../draft/validation.ts";
import { errorText } from "./error-text.ts";
import { FormContext } from "./form-context.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

/** What only a screen knows of a text: how it is typed, and its style. */
type TextAttributes = Pick<
  TextFieldProps,
  | "autoCapitalize"
  | "autoComplete"
  | "className"
  | "inputMode"
  | "lang"
  | "placeholder"
  | "spellCheck"
>;

interface TextControlProps extends Setting, TextAttributes {
  id: TextValueId;
  /** Next to the label, before the number of characters. */
  mark?: string | undefined;
}

/**
 * A labeled text of the draft. Errors become visible on blur. Renders an `<input>` or a `<textarea>`
 * element.
 */
export function TextControl({ id, label, hint, mark, ...attributes }: TextControlProps) {
  const { field, lang, max, rows, get, set } = values[id];
  const { showCount, normalize, type }: Field = fields[field];
  const store = useDraftStore();
  const { ref, defaultValue } = useTextControl(get);
  const length = useDeferredSelector((draft) => (showCount ? get(draft).length : 0));
  const change = (text: string) => store.change((draft) => set(draft, text), id);
  const { onBlur, ...control } = useControlProps(id, { label, hint });
  const isAsking = use(FormContext) !== null;
  // A limit of several pages matters only near its end.
  const isNear = max !== undefined && (max <= 500 || length > max * 0.8);
  const count = showCount && isNear ? `${length} / ${max}` : undefined;
  const common = {
    ...control,
    name: id,
    lang,
    mark: [control.mark, mark, count].filter(Boolean).join(" · ") || undefined,
    defaultValue,
    onBlur: () => {
      const text = get(store.getDraft());
      const normalized = normalize?.(text) ?? text;
      if (normalized !== text) change(normalized);
      onBlur();
    },
  };
  return rows === undefined ? (
    <TextField
      {...common}
      {...attributes}
      {...(type && { type })}
      {...(isAsking && { maxLength: max })}
      ref={ref}
      onChange={(event) => change(event.target.value)}
    />
  ) : (
    <TextArea {...common} ref={ref} rows={rows} onChange={(event) => change(event.target.value)} />
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
interface TextControl {
  ref: (control: { value: string } | null) => void;
  defaultValue: string;
}

/**
 * Binds an uncontrolled input to the draft. Typing writes to the draft without re-rendering,
 * because rendering delays input on slow devices; other changes, such as undo, are written to the
 * input.
 *
 * `getText` reads the text from the draft. A list item passes its last rendered text as
 * `renderedText` and is not subscribed to the draft.
 */
function useTextControl(getText: (draft: Draft) => string, renderedText?: string): TextControl {
  const store = useDraftStore();
  const control = useRef<{ value: string }>(null);
  const [defaultValue] = useState(() => getText(store.getDraft()));
  const ref = useCallback((element: { value: string } | null) => {
    control.current = element;
  }, []);
  // Reads the current draft: the rendered state may be older.
  const syncValue = useEffectEvent(() => {
    const text = getText(store.getDraft());
    if (control.current && control.current.value !== text) control.current.value = text;
  });
  useEffect(() => {
    syncValue();
    return renderedText === undefined ? store.subscribe(() => syncValue()) : undefined;
  }, [store, renderedText]);
  return { ref, defaultValue };
}
