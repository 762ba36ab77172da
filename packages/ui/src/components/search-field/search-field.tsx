"use client";

import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { SearchField as LibrarySearchField } from "react-aria-components/SearchField";
import { classNames } from "../../format.ts";
import { CloseIcon, SearchIcon } from "../icons/icons.ts";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import * as fieldCss from "../rich-field/rich-field.css.ts";
import * as css from "./search-field.css.ts";

export type { RichFieldProps } from "../rich-field/field-frame.tsx";

export interface SearchFieldProps extends RichFieldProps<HTMLInputElement> {
  /** Controlled value; uncontrolled by default. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Called by Enter. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Hides the label visually, for a search field above the list it searches. */
  labelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  /** In UTF-16 code units. */
  maxLength?: number | undefined;
}

/**
 * Text field for a search, with a button that clears it. Esc clears it too. Renders a `<div>` element;
 * `ref` and `id` are those of its input.
 */
export function SearchField(props: SearchFieldProps) {
  const { value, defaultValue, onChange, onSubmit, labelHidden, placeholder, ...rest } = props;
  const { maxLength, ...field } = rest;
  const { root, control, frame } = useRichField(field);
  return (
    <LibrarySearchField
      {...root}
      {...omitUndefined({ value, defaultValue, onChange, onSubmit, maxLength })}
      className={classNames(root.className, css.root)}
    >
      {({ isEmpty, isDisabled, isInvalid }) => (
        <FieldFrame {...frame} labelHidden={labelHidden}>
          <Group
            className={fieldCss.group}
            isDisabled={isDisabled}
            isInvalid={isInvalid}
            data-slot="control"
          >
            <SearchIcon />
            <Input {...control} className={fieldCss.input} {...omitUndefined({ placeholder })} />
            {!isEmpty && !isDisabled && (
              <Button className={fieldCss.button}>
                <CloseIcon size={20} />
              </Button>
            )}
          </Group>
        </FieldFrame>
      )}
    </LibrarySearchField>
  );
}
