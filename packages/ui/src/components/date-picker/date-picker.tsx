"use client";

import { Calendar } from "react-aria-components/Calendar";
import { DatePicker as LibraryDatePicker, type DateValue } from "react-aria-components/DatePicker";
import { Group } from "react-aria-components/Group";
import type { OverlayContainerProps } from "../../hooks/overlay-container.ts";
import { toLibraryDates, type DateFieldProps } from "../date-field/date-field.tsx";
import { DateSegments, focusesFirstPart } from "../date-field/date-segments.tsx";
import { FieldFrame, useRichField } from "../rich-field/field-frame.tsx";
import * as fieldCss from "../rich-field/rich-field.css.ts";
import { CalendarButton, CalendarMonth, CalendarPopover } from "./calendar-grid.tsx";

export type { DateFieldProps } from "../date-field/date-field.tsx";

export interface DatePickerProps extends DateFieldProps, OverlayContainerProps {
  /** Whether a day, `YYYY-MM-DD`, cannot be chosen. */
  isUnavailable?: ((day: string) => boolean) | undefined;
}

/** Converts the predicate for the library. */
export function toLibraryPredicate(isUnavailable: DatePickerProps["isUnavailable"]) {
  if (!isUnavailable) return {};
  return { isDateUnavailable: (day: DateValue) => isUnavailable(day.toString()) };
}

/**
 * Date that is typed or chosen in a calendar, for a day whose weekday matters. Renders a `<div>` element;
 * `ref` and `id` are those of the group of parts.
 */
export function DatePicker(props: DatePickerProps) {
  const { value, defaultValue, onChange, min, max, isUnavailable, container, ...field } = props;
  const { root, control, frame } = useRichField(field);
  return (
    <LibraryDatePicker
      {...root}
      {...toLibraryDates({ ...props, value, defaultValue, min, max })}
      {...toLibraryPredicate(isUnavailable)}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
    >
      <FieldFrame {...frame}>
        <Group {...control} {...focusesFirstPart} className={fieldCss.group} data-slot="control">
          <DateSegments />
          <CalendarButton />
        </Group>
      </FieldFrame>
      <CalendarPopover container={container}>
        <Calendar>
          <CalendarMonth />
        </Calendar>
      </CalendarPopover>
    </LibraryDatePicker>
  );
}
