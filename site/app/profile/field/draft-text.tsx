import type { Lens } from "@realtor/profile/wire";
import { TextArea } from "@realtor/ui/text-area";
import { TextField, type TextFieldProps } from "@realtor/ui/text-field";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Draft } from "../draft/draft.ts";
import { useAnyDraftStore, useDeferredSelector } from "../draft/use-store.ts";
import type { ControlProps } from "./use-control-props.ts";

/** What only a screen knows of a text: how it is typed, and its style. */
export type TextAttributes = Pick<
  TextFieldProps,
  | "autoCapitalize"
  | "autoComplete"
  | "className"
  | "inputMode"
  | "lang"
  | "placeholder"
  | "spellCheck"
>;

interface DraftTextProps extends TextAttributes {
  control: ControlProps;
  lens: Pick<Lens<string>, "get" | "set">;
  /** Also the group of undo steps. */
  name: string;
  max?: number | undefined;
  /** Makes it multi-line. */
  rows?: number | undefined;
  /** Shows the number of used and allowed characters. */
  showCount?: boolean | undefined;
  /** Stops at the maximum while typing. */
  stopsAtMax?: boolean;
  type?: "email" | "tel" | "url" | undefined;
  /** Normalizes the value when the field is left. */
  normalize?: ((typed: string) => string) | undefined;
}

/**
 * A labeled text of a draft of any kind. Errors become visible on blur. Renders an `<input>` or a `<textarea>`
 * element.
 */
export function DraftText(props: DraftTextProps) {
  const { control, lens, name, max, rows, showCount = false, normalize, type, lang } = props;
  const { stopsAtMax = false, ...rest } = props;
  const { get, set } = lens;
  const store = useAnyDraftStore();
  const { ref, defaultValue } = useTextControl(get);
  const length = useDeferredSelector((draft) => (showCount ? get(draft).length : 0));
  const change = (text: string) => store.change((draft) => set(draft, text), name);
  // A limit of several pages matters only near its end.
  const isNear = max !== undefined && (max <= 500 || length > max * 0.8);
  const count = showCount && isNear ? `${length} / ${max}` : undefined;
  const { autoCapitalize, autoComplete, className, inputMode, placeholder, spellCheck } = rest;
  const common = {
    ...control,
    name,
    lang,
    mark: [control.mark, count].filter(Boolean).join(" · ") || undefined,
    defaultValue,
    onBlur: () => {
      const text = get(store.getDraft());
      const normalized = normalize?.(text) ?? text;
      if (normalized !== text) change(normalized);
      control.onBlur();
    },
  };
  return rows === undefined ? (
    <TextField
      {...common}
      {...{ autoCapitalize, autoComplete, className, inputMode, placeholder, spellCheck }}
      {...(type && { type })}
      {...(stopsAtMax && { maxLength: max })}
      ref={ref}
      onChange={(event) => change(event.target.value)}
    />
  ) : (
    <TextArea {...common} ref={ref} rows={rows} onChange={(event) => change(event.target.value)} />
  );
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
export function useTextControl(
  getText: (draft: Draft) => string,
  renderedText?: string,
): TextControl {
  const store = useAnyDraftStore();
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
