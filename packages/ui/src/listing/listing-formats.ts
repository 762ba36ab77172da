import type { Formats } from "../homepage/template-props.ts";

/** An area in the reader's main unit, and in the units that are shown below it. */
export type AreaParts = { value: string; unit: string; other: string };

/** Pure formatters of a listing page, implemented by the consumer, in the time zone of the home. */
export type ListingFormats = Pick<Formats, "money" | "number" | "area" | "date" | "dateTime"> & {
  /** Square feet of a living area: `2,510`, `sq ft` and `233 m²`. */
  areaParts: (squareFeet: number) => AreaParts;
  /** Square feet of a lot; acres from half an acre. */
  lotParts: (squareFeet: number) => AreaParts;
  /** Length and width in feet: `24 × 18 ft`, with meters after it in Korean and Japanese. */
  roomSize: (length: number, width: number) => string;
  /** A date (YYYY-MM-DD) with its weekday: `Saturday, November 28`. */
  day: (date: string) => string;
  /** Day of the month; with the month on the first day of a month: `28`, `Dec 1`. */
  calendarDay: (date: string) => string;
  /** Sunday to Saturday, short. */
  weekdays: readonly string[];
  /** ISO 8601: `1:00 to 4:00 PM`. */
  timeRange: (start: string, end: string | null) => string;
  /** The hours of a range for a small cell: `1–4`. */
  hours: (start: string, end: string | null) => string;
  /** Name of the time zone of the home at that time: `Pacific Time`. */
  timeZone: (iso: string) => string;
};
