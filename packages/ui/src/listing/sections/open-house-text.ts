import { formatTemplate } from "../../format.ts";
import type { ListingLabels } from "../../labels/listing/listing-labels.ts";
import type { OpenHouse } from "../listing-content.ts";
import type { ListingFormats } from "../listing-formats.ts";

/** Day and time of an open house on one line: `Saturday, November 28, 1:00 to 4:00 PM`. */
export function openHouseText(
  { date, start, end }: OpenHouse,
  { dayAndTime }: Pick<ListingLabels["openHouses"], "dayAndTime">,
  { day, timeRange }: Pick<ListingFormats, "day" | "timeRange">,
): string {
  if (start === null) return day(date);
  return formatTemplate(dayAndTime, { day: day(date), time: timeRange(start, end) });
}
