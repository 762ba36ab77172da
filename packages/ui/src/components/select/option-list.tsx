"use client";

import type { ReactNode } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { CheckIcon } from "../icons/icons.ts";
import type { Option } from "../native-select/native-select.tsx";
import { PopoverSurface, type PopoverSurfaceProps } from "../popover/popover-surface.tsx";
import * as css from "./option-list.css.ts";

/** An option of a rich list; `value` is unique in the list. */
export interface ListOption extends Option {
  /** Language of the label, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** Second line, also read by screen readers. */
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

interface OptionItemProps {
  option: ListOption;
  /** Replaces the visible label. */
  children?: ReactNode;
}

export function OptionItem({ option, children = option.label }: OptionItemProps) {
  const { value, label, lang, description, disabled = false } = option;
  return (
    <ListBoxItem
      id={value}
      // The library warns about an empty text.
      textValue={label || value}
      isDisabled={disabled}
      className={css.option}
      data-slot="option"
    >
      {({ isSelected }) => (
        <>
          <span className={css.texts}>
            <span lang={lang}>{children}</span>
            {description && (
              <>
                {" "}
                <span className={css.description}>{description}</span>
              </>
            )}
          </span>
          {isSelected && <CheckIcon />}
        </>
      )}
    </ListBoxItem>
  );
}

interface OptionListPopoverProps extends Pick<PopoverSurfaceProps, "container" | "children"> {
  /** Shown without options. */
  empty?: ReactNode;
}

/** The popover with the options of a Select or ComboBox. */
export function OptionListPopover({ empty, container, children }: OptionListPopoverProps) {
  return (
    <PopoverSurface container={container} className={css.popover}>
      <ListBox
        className={css.list}
        renderEmptyState={() => <div className={css.note}>{empty}</div>}
      >
        {children}
      </ListBox>
    </PopoverSurface>
  );
}
