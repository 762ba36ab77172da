"use client";

import type { ComponentProps, FocusEvent } from "react";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { classNames } from "../../format.ts";
import * as fieldCss from "../rich-field/rich-field.css.ts";
import * as css from "./date-segments.css.ts";

/** Props of a group whose first part receives the focus of the group, from a link of an error summary. */
export const focusesFirstPart = {
  tabIndex: -1,
  onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    currentTarget.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  },
};

interface DateSegmentsProps extends Pick<ComponentProps<typeof DateInput>, "ref"> {
  className?: string | undefined;
  /** It is the whole control, not a part of a date picker. */
  standalone?: boolean;
  /** Which of the two dates of a range. */
  slot?: "start" | "end";
}

/** The editable parts of a date or time: year, month, day, hour. */
export function DateSegments(props: DateSegmentsProps) {
  const { className, standalone = false, slot, ...control } = props;
  return (
    <DateInput
      {...control}
      {...(slot ? { slot } : {})}
      {...(standalone ? focusesFirstPart : {})}
      className={classNames(css.segments, standalone && fieldCss.group, className)}
      data-slot={standalone ? "control" : undefined}
    >
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}
