"use client";

import { DateRangePicker as LibraryDateRangePicker } from "react-aria-components/DateRangePicker";
import { Group } from "react-aria-components/Group";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import type { OverlayContainerProps } from "../../hooks/overlay-container.ts";
import { DateSegments, focusesFirstPart } from "../date-field/date-segments.tsx";
import { readDate } from "../date-field/iso-values.ts";
import { CalendarButton, CalendarMonth, CalendarPopover } from "../date-picker/calendar-grid.tsx";
import { toLibraryPredicate, type DatePickerProps } from "../date-picker/date-picker.tsx";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import * as fieldCss from "../rich-field/rich-field.css.ts";
import * as css from "./date-range-picker.css.ts";

export type { RichFieldProps } from "../rich-field/field-frame.tsx";

/** First and last day, `YYYY-MM-DD`. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

export interface DateRangePickerProps extends Omit<RichFieldProps, "name">, OverlayContainerProps {
  /** Controlled value, null for an empty field; uncontrolled by default. */
  value?: DayRange | null | undefined;
  defaultValue?: DayRange | null | undefined;
  onChange?: ((value: DayRange | null) => void) | undefined;
  /** Name of the first day in the submitted form data. */
  startName?: string | undefined;
  /** Name of the last day in the submitted form data. */
  endName?: string | undefined;
  min?: DatePickerProps["min"];
  max?: DatePickerProps["max"];
  isUnavailable?: DatePickerProps["isUnavailable"];
}

function readRange(range: DayRange | null | undefined, prop: string) {
  if (range === undefined || range === null) return range;
  const start = readDate(range.start, `${prop}.start`);
  const end = readDate(range.end, `${prop}.end`);
  return start && end ? { start, end } : null;
}

/**
 * First and last day of a period, typed or chosen in a calendar. Renders a `<div>` element; `ref` and `id`
 * are those of the group of both dates.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, defaultValue, onChange, min, max, isUnavailable, ...rest } = props;
  const { startName, endName, container, ...field } = rest;
  const { root, control, frame } = useRichField(field);
  return (
    <LibraryDateRangePicker
      {...root}
      {...omitUndefined({
        value: readRange(value, "value"),
        defaultValue: readRange(defaultValue, "defaultValue"),
        minValue: readDate(min, "min"),
        maxValue: readDate(max, "max"),
        startName,
        endName,
      })}
      {...toLibraryPredicate(isUnavailable)}
      onChange={(range) =>
        onChange?.(range && { start: range.start.toString(), end: range.end.toString() })
      }
    >
      <FieldFrame {...frame}>
        <Group {...control} {...focusesFirstPart} className={fieldCss.group} data-slot="control">
          <div className={css.dates}>
            <DateSegments slot="start" className={css.date} />
            <span aria-hidden="true">–</span>
            <DateSegments slot="end" className={css.date} />
          </div>
          <CalendarButton />
        </Group>
      </FieldFrame>
      <CalendarPopover container={container}>
        <RangeCalendar>
          <CalendarMonth range />
        </RangeCalendar>
      </CalendarPopover>
    </LibraryDateRangePicker>
  );
}
