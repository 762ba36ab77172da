import { parseDate, parseTime, type CalendarDate, type Time } from "@internationalized/date";
import { reportOnce } from "../../developer-errors.ts";

/** Undefined stays undefined (uncontrolled); null, an empty string and an invalid value are null. */
function read<Value>(
  text: string | null | undefined,
  parse: (text: string) => Value,
  { prop, format, example }: { prop: string; format: string; example: string },
): Value | null | undefined {
  if (text === undefined) return undefined;
  if (text === null || text === "") return null;
  try {
    return parse(text);
  } catch {
    reportOnce(
      `${prop} is ${JSON.stringify(text.slice(0, 80))}, which is not a valid ${format}, so it is ignored. Pass ${format}, for example ${JSON.stringify(example)}, or null.`,
    );
    return null;
  }
}

/** Parses `YYYY-MM-DD`; `prop` names the prop in the developer error about an invalid value. */
export function readDate(text: string | null | undefined, prop: string) {
  return read<CalendarDate>(text, parseDate, { prop, format: "YYYY-MM-DD", example: "2026-11-20" });
}

/** Parses `HH:MM`; `prop` names the prop in the developer error about an invalid value. */
export function readTime(text: string | null | undefined, prop: string) {
  return read<Time>(text, parseTime, { prop, format: "HH:MM", example: "14:30" });
}

/** Name of a time zone in a language, without its offset: `Pacific Time`. Undefined if it is unknown. */
export function readZoneName(timeZone: string | undefined, locale: string): string | undefined {
  if (timeZone === undefined) return undefined;
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
    return format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value;
  } catch {
    reportOnce(
      `timeZone is ${JSON.stringify(timeZone.slice(0, 80))}, which is not an IANA time zone, so none is shown. Pass, for example, "America/Los_Angeles".`,
    );
    return undefined;
  }
}
