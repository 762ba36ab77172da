"use client";

import { DateInput, DateSegment } from "react-aria-components/DateField";
import { classNames } from "../../format.ts";
import * as css from "./date-segments.css.ts";

interface DateSegmentsProps {
  className?: string | undefined;
  /** Which of the two dates of a range. */
  slot?: "start" | "end";
}

/** The editable parts of a date or time: year, month, day, hour. */
export function DateSegments({ className, slot }: DateSegmentsProps) {
  return (
    <DateInput {...(slot ? { slot } : {})} className={classNames(css.segments, className)}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}
