import { ComboBox, type ListOption } from "@realtor/ui/combo-box";
import { controlLabelsFor } from "@realtor/ui/labels";
import { Stack } from "@realtor/ui/stack";
import { TagGroup, type TagItem } from "@realtor/ui/tag-group";
import type { ReactNode } from "react";
import { useAddress } from "#app/page-root.tsx";
import * as css from "#app/profile-editor/form/form.css.ts";

interface TagPickerProps {
  /** Element id, used in URL fragments. */
  id: string;
  /** Label of the chosen values. */
  label: string;
  /** Label of the input that adds one. */
  addLabel: string;
  hint?: string;
  error?: string | undefined;
  /** Shown while nothing is chosen. */
  empty: ReactNode;
  tags: readonly TagItem[];
  /** The values that can be added. */
  options: readonly ListOption[];
  /** Offers the typed text as a value. */
  creatable?: boolean;
  /** No more values can be added. */
  isFull: boolean;
  onAdd: (value: string) => void;
  onRemove: (value: string) => void;
}

/** Several values of a list: an input that adds one, and a removable tag for each. */
export function TagPicker(props: TagPickerProps) {
  const { id, label, addLabel, hint, error, empty, tags, options, isFull, ...actions } = props;
  const { creatable = false, onAdd, onRemove } = actions;
  const { locale } = useAddress();
  return (
    <Stack id={id} tabIndex={-1} className={css.picker}>
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
    </Stack>
  );
}
