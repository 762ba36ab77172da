import type { OpenHouse } from "@realtor/api/home";

/** Returns the date `days` after `today` (before, if negative) as YYYY-MM-DD in UTC. */
export function dayFrom(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns a time of working hours on the date `days` after `today` (before, if negative). */
export function timestampFrom(today: Date, days: number): string {
  return `${dayFrom(today, days)}T17:00:00Z`;
}

/** Days of an open house from 1 to 4 p.m.; a weekend is the Saturday and the day after it. */
export type OpenHouseDays = "Saturday" | "Sunday" | "Weekend";

interface OpenHouseFacts {
  key: string;
  days: OpenHouseDays;
  /** Name of the person who is there, as in the remarks. */
  host: string;
  state: "CA" | "GA";
}

/** Creates the next open houses; the first day is at least two days after `today`. */
export function createOpenHouses(facts: OpenHouseFacts, today: Date): OpenHouse[] {
  const first = findDay(today, facts.days === "Sunday" ? 0 : 6);
  const days = facts.days === "Weekend" ? [first, dayFrom(new Date(first), 1)] : [first];
  // 1 p.m. in winter time.
  const startHour = facts.state === "CA" ? 21 : 18;
  return days.map((day, index) => {
    const start = new Date(`${day}T${startHour}:00:00Z`);
    return {
      openHouseKey: `${facts.key}-open-house-${index + 1}`,
      openHouseDate: day,
      openHouseStartTime: toTimestamp(start),
      openHouseEndTime: toTimestamp(new Date(start.getTime() + 3 * 3_600_000)),
      openHouseStatus: "Active",
      openHouseRemarks:
        index === 0
          ? `${facts.host} will be there with the floor plan and the inspection report.`
          : `${facts.host} will be there again. No appointment is needed.`,
    };
  });
}

/** The first such day of the week, from 0 for Sunday, at least two days after `today`. */
function findDay(today: Date, dayOfWeek: number): string {
  const earliest = new Date(dayFrom(today, 2));
  return dayFrom(earliest, (dayOfWeek - earliest.getUTCDay() + 7) % 7);
}

function toTimestamp(date: Date): string {
  return date.toISOString().replace(".000", "");
}
