import { Box } from "@realtor/ui/box";
import { ComboBox, type ListOption } from "@realtor/ui/combo-box";
import { controlLabelsFor } from "@realtor/ui/labels";
import { TagGroup, type TagItem } from "@realtor/ui/tag-group";
import type { ComponentProps, ReactNode } from "react";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./form.css.ts";

interface TagPickerProps {
  /** Element id, used in URL fragments. */
  id?: string;
  /** Label of the chosen values. */
  label: string;
  /** Label of the input that adds one. */
  addLabel: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown while nothing is chosen. */
  empty: ReactNode;
  tags: readonly TagItem[];
  /** The values that can be added. */
  options: readonly ListOption[];
  /** Offers the typed text as a value, and adds it when the input is left. */
  creatable?: boolean;
  /** No more values can be added. */
  isFull: boolean;
  /** The chosen values are below the input, or next to it except on a phone. */
  columns?: 1 | 2;
  onAdd: (value: string) => void;
  onRemove: (value: string) => void;
}

const layouts = {
  1: { display: "flex", flexDirection: "column" },
  2: { display: "grid", columns: { default: 2, mobile: 1 }, alignItems: "start" },
} as const;

/** Adds the text of the input on Enter and Tab without an active option, and when the input is left. */
function addTyped(onAdd: (text: string) => void): Pick<ComponentProps<"div">, CaptureHandler> {
  const add = (target: EventTarget) => {
    const text = target instanceof HTMLInputElement ? target.value.trim() : "";
    if (text !== "") onAdd(text);
    return text !== "";
  };
  // While capturing, since the input empties itself.
  return {
    onBlurCapture: ({ target }) => void add(target),
    onKeyDownCapture(event) {
      const { key, target, nativeEvent } = event;
      const isOption =
        target instanceof Element && target.getAttribute("aria-activedescendant") !== null;
      if (isOption || nativeEvent.isComposing || !["Enter", "Tab"].includes(key)) return;
      // Enter would send the form.
      if (add(target) && key === "Enter") event.preventDefault();
    },
  };
}

type CaptureHandler = "onBlurCapture" | "onKeyDownCapture";

/** Several values of a list: an input that adds one, and a removable tag for each. */
export function TagPicker(props: TagPickerProps) {
  const { id, label, addLabel, hint, error, empty, tags, options, isFull, ...actions } = props;
  const { creatable = false, columns = 1, onAdd, onRemove } = actions;
  const { locale } = useAddress();
  return (
    <Box
      id={id}
      tabIndex={-1}
      data-invalid={error === undefined ? undefined : ""}
      {...layouts[columns]}
      gap={16}
      className={css.picker}
      {...(creatable && addTyped(onAdd))}
    >
      <ComboBox
        labels={controlLabelsFor(locale).comboBox}
        label={addLabel}
        hint={hint}
        options={options}
        creatable={creatable}
        disabled={isFull}
        clearOnSelect
        onChange={(value) => {
          if (value !== null) onAdd(value);
        }}
      />
      <TagGroup label={label} error={error} empty={empty} tags={tags} onRemove={onRemove} />
    </Box>
  );
}
