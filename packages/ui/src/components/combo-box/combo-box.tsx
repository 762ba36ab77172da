"use client";

import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as LibraryComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { useAsyncList } from "react-aria-components/useAsyncList";
import { omitDuplicates } from "../../developer-errors.ts";
import type { OverlayContainerProps } from "../../hooks/overlay-container.ts";
import { formatTemplate } from "../../format.ts";
import type { ComboBoxLabels } from "../../labels/controls/control-labels.ts";
import { ChevronIcon } from "../native-select/select-control.tsx";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import * as fieldCss from "../rich-field/rich-field.css.ts";
import { OptionItem, OptionListPopover, type ListOption } from "../select/option-list.tsx";
import { Spinner } from "../spinner/spinner.tsx";

export type { ListOption } from "../select/option-list.tsx";
export type { RichFieldProps } from "../rich-field/field-frame.tsx";

interface ComboBoxBaseProps extends RichFieldProps<HTMLInputElement>, OverlayContainerProps {
  /** `comboBox` of `controlLabelsFor`. */
  labels: ComboBoxLabels;
  /** Controlled value, null for none; uncontrolled by default. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  placeholder?: string | undefined;
  /** Longest text that can be typed. */
  maxLength?: number | undefined;
  /** Offers the typed text as a new option, whose value is the text, when no option has this label. */
  creatable?: boolean | undefined;
  /** Empties the input after a selection, which `onChange` adds to values such as a `TagGroup`. */
  clearOnSelect?: boolean | undefined;
  /** Language of the text, if it is not that of the page. */
  lang?: string | undefined;
  /**
   * The value is the text itself, and `onChange` is called with it on each key. The options are
   * suggestions: choosing one makes its label the text. Without the button that opens the list.
   */
  freeText?: boolean | undefined;
  /** With `freeText`: called with the suggestion that was chosen, after `onChange`. */
  onSuggestion?: ((option: ListOption) => void) | undefined;
}

export interface StaticComboBoxProps extends ComboBoxBaseProps {
  /** Filtered by the typed text. */
  options: readonly ListOption[];
  loadOptions?: undefined;
}

export interface AsyncComboBoxProps extends ComboBoxBaseProps {
  /** Options known before the first request, such as the selected one. */
  options?: readonly ListOption[] | undefined;
  /**
   * Requests the options for a text, first when the field receives the focus, with `freeText` when a text is
   * typed; may reject.
   */
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly ListOption[]>;
}

export type ComboBoxProps = StaticComboBoxProps | AsyncComboBoxProps;

interface FrameProps extends Omit<
  ComboBoxBaseProps,
  "creatable" | "clearOnSelect" | "onSuggestion"
> {
  options: readonly ListOption[];
  /** Value of the option that creates a value. */
  createdValue: string | null;
  /** Text of the input, when it is controlled. */
  text?: string | undefined;
  filtered: boolean;
  onTextChange: (text: string) => void;
  onFocus?: (() => void) | undefined;
  busy?: boolean | undefined;
  empty: ReactNode;
}

function ComboBoxFrame(props: FrameProps) {
  const { labels, value, defaultValue, onChange, placeholder, maxLength, lang, ...rest } = props;
  const { createdValue, options: givenOptions, text, filtered, onTextChange, ...state } = rest;
  const { onFocus, busy = false, empty, freeText = false, container, ...field } = state;
  const options = omitDuplicates(givenOptions, {
    keyOf: (option) => option.value,
    owner: "ComboBox option",
    prop: "value",
  });
  const { root, control, frame } = useRichField(field);
  return (
    <LibraryComboBox
      {...root}
      {...omitUndefined({ value, defaultValue, onFocus, inputValue: text })}
      {...(filtered ? { defaultItems: options } : { items: options })}
      allowsEmptyCollection={!freeText}
      allowsCustomValue={freeText}
      // A text that is an option needs no list.
      menuTrigger={freeText && value !== null ? "manual" : "input"}
      onInputChange={onTextChange}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
    >
      <FieldFrame {...frame}>
        <Group className={fieldCss.group} data-slot="control">
          <Input
            {...control}
            className={fieldCss.input}
            {...omitUndefined({ placeholder, maxLength, lang })}
          />
          {busy && <Spinner />}
          {!freeText && (
            <Button className={fieldCss.button}>
              <ChevronIcon />
            </Button>
          )}
        </Group>
      </FieldFrame>
      {freeText && !filtered && <OpenForOptions options={givenOptions} />}
      <OptionListPopover empty={empty} container={container}>
        {options.map((option) => (
          <OptionItem key={option.value} option={option}>
            {option.value === createdValue
              ? formatTemplate(labels.create, { text: option.label })
              : option.label}
          </OptionItem>
        ))}
      </OptionListPopover>
    </LibraryComboBox>
  );
}

const includesLabel = (options: readonly ListOption[], text: string) =>
  options.some(({ value, label }) => value === text || label.trim() === text);

/**
 * The value of a field that is emptied after each selection: the library closes its list when the value
 * changes, so it is the selected one until then.
 */
function useClearedValue() {
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => {
    // After the effect in which the library closes its list.
    // oxlint-disable-next-line react/set-state-in-effect
    if (value !== null) setValue(null);
  }, [value]);
  return [value, setValue] as const;
}

/** Adds the values that the user created, and an option that creates one from the typed text. */
function useCreatedOptions(known: readonly ListOption[], props: ComboBoxBaseProps) {
  const { creatable, value, defaultValue } = props;
  const [created, setCreated] = useState<readonly string[]>([]);
  const [text, setText] = useState("");
  const typed = text.trim();
  const initial = [value, defaultValue].filter((each) => each !== undefined && each !== null);
  const stored = creatable ? [...created, ...initial] : created;
  const additions = [...new Set(stored)]
    .filter((each) => each !== "" && !includesLabel(known, each))
    .map((each) => ({ value: each, label: each }));
  const all = [...known, ...additions];
  const createdValue = creatable && typed !== "" && !includesLabel(all, typed) ? typed : null;
  return {
    options: createdValue === null ? all : [...all, { value: createdValue, label: createdValue }],
    createdValue,
    text,
    onTextChange: setText,
    onSelect: (selected: string | null) => {
      if (selected !== null && selected === createdValue) setCreated([...created, selected]);
    },
  };
}

/** Opens the list when options come after the text for which they were found. */
function OpenForOptions({ options }: { options: readonly ListOption[] }) {
  const state = use(ComboBoxStateContext);
  const open = useEffectEvent(() => {
    if (
      state?.isFocused &&
      !state.isOpen &&
      !options.some(({ label }) => label === state.inputValue)
    )
      state.open(null, "input");
  });
  useEffect(() => {
    if (options.length > 0) open();
  }, [options]);
  return null;
}

interface SuggestionProps extends ComboBoxBaseProps {
  options: readonly ListOption[];
  /** Whether the options are those for the typed text already. */
  found?: boolean;
  onTyped?: (text: string) => void;
}

/** A text with suggestions. Both text and selection are controlled, so that leaving the field keeps the text. */
function FreeTextComboBox(props: SuggestionProps) {
  const { found = false, onTyped, onSuggestion, ...frame } = props;
  const { options, value, defaultValue, onChange } = frame;
  const [typed, setTyped] = useState(defaultValue);
  const text = (value === undefined ? typed : value) ?? "";
  const change = (next: string) => {
    if (next === text) return;
    setTyped(next);
    onChange?.(next);
  };
  return (
    <ComboBoxFrame
      {...frame}
      value={options.find(({ label }) => label === text)?.value ?? null}
      createdValue={null}
      text={text}
      filtered={!found}
      empty={null}
      onTextChange={(next) => {
        change(next);
        onTyped?.(next);
      }}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (!chosen) return;
        change(chosen.label);
        onSuggestion?.(chosen);
      }}
    />
  );
}

function AsyncFreeTextComboBox({ loadOptions, options = [], ...props }: AsyncComboBoxProps) {
  const list = useAsyncList<ListOption>({
    getKey: (option) => option.value,
    load: async ({ signal, filterText = "" }) => ({
      items: filterText === "" ? options : await loadOptions(filterText, signal),
    }),
  });
  return (
    <FreeTextComboBox
      {...props}
      options={list.error ? options : list.items}
      found
      onTyped={(text) => list.setFilterText(text)}
    />
  );
}

function StaticComboBox(props: StaticComboBoxProps) {
  const { creatable, clearOnSelect, options, loadOptions: _none, ...rest } = props;
  const list = useCreatedOptions(options, { ...rest, creatable });
  const [selected, select] = useClearedValue();
  return (
    <ComboBoxFrame
      {...rest}
      {...(clearOnSelect && { value: selected, text: list.text })}
      options={list.options}
      createdValue={list.createdValue}
      filtered
      empty={props.labels.empty}
      onTextChange={list.onTextChange}
      onChange={(value) => {
        list.onSelect(value);
        if (clearOnSelect) {
          list.onTextChange("");
          select(value);
        }
        props.onChange?.(value);
      }}
    />
  );
}

function AsyncComboBox(allProps: AsyncComboBoxProps) {
  const { creatable, clearOnSelect, options = [], loadOptions, ...props } = allProps;
  const { labels, value, defaultValue } = props;
  const selected = options.find((option) => option.value === (value ?? defaultValue));
  const requested = useRef(false);
  const list = useAsyncList<ListOption>({
    initialFilterText: selected?.label ?? "",
    getKey: (option) => option.value,
    load: async ({ signal, filterText = "" }) =>
      requested.current ? { items: await loadOptions(filterText, signal) } : { items: options },
  });
  // Before the first request, the text is the label of the selected option.
  const isUnchanged = selected !== undefined && list.filterText === selected.label;
  const known = list.items.length === 0 && isUnchanged ? [selected] : list.items;
  const created = useCreatedOptions(known, { ...props, creatable });
  const [cleared, select] = useClearedValue();
  const empty = list.isLoading ? labels.loading : list.error ? labels.failed : labels.empty;
  return (
    <ComboBoxFrame
      {...props}
      {...(clearOnSelect && { value: cleared })}
      options={created.options}
      createdValue={created.createdValue}
      filtered={false}
      text={list.filterText}
      busy={list.loadingState === "filtering"}
      empty={<output>{empty}</output>}
      onFocus={() => {
        if (requested.current) return;
        requested.current = true;
        list.reload();
      }}
      onTextChange={(text) => {
        created.onTextChange(text);
        list.setFilterText(text);
      }}
      onChange={(selectedValue) => {
        created.onSelect(selectedValue);
        if (clearOnSelect) {
          created.onTextChange("");
          list.setFilterText("");
          select(selectedValue);
        }
        props.onChange?.(selectedValue);
      }}
    />
  );
}

/**
 * Text input with a list of matching options, for more options than one can read, or for options that a
 * server finds. Renders a `<div>` element; `ref` and `id` are those of its input.
 */
export function ComboBox(props: ComboBoxProps) {
  if (props.loadOptions)
    return props.freeText ? <AsyncFreeTextComboBox {...props} /> : <AsyncComboBox {...props} />;
  return props.freeText ? <FreeTextComboBox {...props} /> : <StaticComboBox {...props} />;
}
