import { instantAt } from "@realtor/api/showing";
import type { OpenHouse } from "@realtor/api/home";

import type { LookupName } from "./lookups.ts";
import { readKey } from "./odata-page.ts";
import type { RawRecord } from "./odata-page.ts";
import { createFieldReader } from "./repair.ts";
import type { FieldReader, ProblemCode } from "./repair.ts";

export const openHouseFields = [
  "OpenHouseKey",
  "ListingKey",
  "OpenHouseDate",
  "OpenHouseStartTime",
  "OpenHouseEndTime",
  "OpenHouseStatus",
  "OpenHouseRemarks",
  "ModificationTimestamp",
] as const;

export interface MappedOpenHouse {
  /** Of the listing at its source. */
  sourceKey: string;
  openHouseKey: string;
  /** Undefined if it was canceled, ended or cannot be shown. */
  openHouse: OpenHouse | undefined;
  problems: readonly ProblemCode[];
}

const zones: Readonly<Record<string, string>> = {
  CA: "America/Los_Angeles",
  GA: "America/New_York",
};
const notHeld = new Set(["Canceled", "Cancelled", "Ended", "Deleted"]);

/** Maps an open house; undefined without a key or a listing. `state` is that of the home, for its clock. */
export function mapOpenHouse(
  record: RawRecord,
  { state, lookupName }: { state: string; lookupName: LookupName },
): MappedOpenHouse | undefined {
  const openHouseKey = readKey(record, "OpenHouseKey");
  const sourceKey = readKey(record, "ListingKey");
  if (openHouseKey === undefined || sourceKey === undefined) return undefined;
  const fields = createFieldReader(record);
  const status = lookupName("OpenHouseStatus", record["OpenHouseStatus"]) ?? "Active";
  const zone = zones[state] ?? "America/Los_Angeles";
  const day = fields.day("OpenHouseDate");
  const start = readTime(fields, "OpenHouseStartTime", day, zone);
  const end = readTime(fields, "OpenHouseEndTime", day, zone);
  const date = day ?? start?.slice(0, 10) ?? null;
  if (date === null) fields.note("openHouse.invalid");
  const isBackwards = start !== null && end !== null && Date.parse(end) <= Date.parse(start);
  if (isBackwards) fields.note("openHouse.end");
  const isShown = date !== null && !isBackwards && !notHeld.has(status);
  return {
    sourceKey,
    openHouseKey,
    problems: [...fields.problems],
    openHouse: isShown
      ? {
          openHouseKey,
          openHouseDate: date,
          openHouseStartTime: start,
          openHouseEndTime: end,
          openHouseStatus: status,
          openHouseRemarks: fields.remarks("OpenHouseRemarks"),
        }
      : undefined,
  };
}

const clock = /(?:^|T|\s)(\d\d?):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** An instant; a time without an offset is on the clock of the home. */
function readTime(
  fields: FieldReader,
  field: string,
  day: string | null,
  zone: string,
): string | null {
  const value = fields.text(field);
  if (value === null) return null;
  const [, hours, minutes, offset] = clock.exec(value) ?? [];
  const date = /^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? day;
  const hour = Number(hours) + Number(minutes) / 60;
  if (date === null || Number.isNaN(hour) || hour >= 24) {
    fields.note("openHouse.invalid");
    return null;
  }
  if (offset === undefined) return instantAt(date, hour, zone).replace(".000", "");
  const instant = new Date(value.includes("T") ? value : `${date}T${value}`);
  if (!Number.isNaN(instant.getTime())) return instant.toISOString().replace(".000", "");
  fields.note("openHouse.invalid");
  return null;
}
