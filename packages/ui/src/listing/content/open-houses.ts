import { cleanText } from "@realtor/profile/text";
import type { Lang } from "../../labels/labels.ts";
import type { OpenHouse } from "../listing-content.ts";
import type { ListingDetailsInput, OpenHouseInput } from "../listing-input.ts";
import { openHouseNote } from "./note-names.ts";

/** Parses a time with an offset to ISO 8601 in UTC; null for other texts. */
function readTime(value: string | null): string | null {
  if (value === null || !/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(value)) return null;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

function readOpenHouse(input: OpenHouseInput, lang: Lang): OpenHouse | null {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(input.openHouseDate)?.[0];
  if (date === undefined || (cleanText(input.openHouseStatus) ?? "Active") !== "Active")
    return null;
  const start = readTime(cleanText(input.openHouseStartTime));
  const end = readTime(cleanText(input.openHouseEndTime));
  const remarks = cleanText(input.openHouseRemarks);
  const note = remarks === null ? null : openHouseNote(remarks, lang);
  return {
    id: [date.replaceAll("-", ""), start?.slice(11, 16).replace(":", "")].filter(Boolean).join("-"),
    date,
    start,
    end: start !== null && end !== null && end > start ? end : null,
    note,
    remarks: note === null ? remarks : null,
  };
}

/** The open houses that have not ended at `now` (ISO 8601), in order of time, each once. */
export function readOpenHouses(
  { openHouses }: Pick<ListingDetailsInput, "openHouses">,
  { now, today, lang }: { now: string; today: string; lang: Lang },
): OpenHouse[] {
  const found = (openHouses ?? []).flatMap((input) => {
    const openHouse = readOpenHouse(input, lang);
    if (openHouse === null) return [];
    const { date, start, end } = openHouse;
    const last = end ?? start;
    return (last === null ? date >= today : last > now) ? [openHouse] : [];
  });
  const byId = new Map(found.map((openHouse) => [openHouse.id, openHouse]));
  return [...byId.values()].toSorted((a, b) =>
    `${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1,
  );
}
