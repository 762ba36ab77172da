"use client";

import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Tag, TagGroup as LibraryTagGroup, TagList } from "react-aria-components/TagGroup";
import { omitDuplicates } from "../../developer-errors.ts";
import { CloseIcon } from "../icons/icons.ts";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import * as css from "./tag-group.css.ts";

export type { RichFieldProps } from "../rich-field/field-frame.tsx";

export interface TagItem {
  /** Unique in the group; the submitted value. */
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface TagGroupProps extends Omit<RichFieldProps, "disabled" | "onBlur"> {
  tags: readonly TagItem[];
  /** Called by the button of a tag and by Delete and Backspace; without it, tags cannot be removed. */
  onRemove?: ((value: string) => void) | undefined;
  /** Shown instead of tags when there are none. */
  empty?: ReactNode;
}

/**
 * The values chosen so far, each removable, next to the field that adds one. Arrow keys move between the
 * tags. Renders a `<div>` element.
 */
export function TagGroup(props: TagGroupProps) {
  const { tags: givenTags, onRemove, empty, name, ...field } = props;
  const tags = omitDuplicates(givenTags, {
    keyOf: ({ value }) => value,
    owner: "TagGroup tag",
    prop: "value",
  });
  const { root, control, frame } = useRichField(field);
  const { isInvalid: _invalid, isRequired: _required, isDisabled: _disabled, ...group } = root;
  const { validationBehavior: _behavior, ...attributes } = group;
  const remove = (keys: Iterable<unknown>) => {
    for (const key of keys) onRemove?.(String(key));
  };
  return (
    <LibraryTagGroup {...attributes} {...control} {...(onRemove ? { onRemove: remove } : {})}>
      <FieldFrame {...frame}>
        <TagList className={css.list} data-slot="tags" renderEmptyState={() => empty}>
          {tags.map(({ value, label, disabled = false }) => (
            <Tag
              key={value}
              id={value}
              textValue={label || value}
              isDisabled={disabled}
              className={css.tag}
            >
              {label}
              {onRemove && (
                <Button slot="remove" className={css.remove}>
                  <CloseIcon size={16} />
                </Button>
              )}
            </Tag>
          ))}
        </TagList>
      </FieldFrame>
      {name !== undefined &&
        tags.map(({ value }) => <input key={value} type="hidden" name={name} value={value} />)}
    </LibraryTagGroup>
  );
}
