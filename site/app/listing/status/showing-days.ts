import { comingSoonDays } from "@realtor/api/listing";
import { addDays } from "@realtor/api/showing";

/** The first and the last day on which showings can start; days are YYYY-MM-DD. */
export function showingBounds(today: string): { min: string; max: string } {
  return {
    min: addDays(today, comingSoonDays.min),
    max: addDays(today, comingSoonDays.max),
  };
}

/** Three days on which showings are likely to start: tomorrow, the next Saturday, and a week after tomorrow. */
export function likelyShowingDays(today: string): string[] {
  const first = addDays(today, comingSoonDays.min);
  const days = new Set([first, nextSaturday(first), addDays(first, 7), addDays(first, 14)]);
  return [...days].slice(0, 3).toSorted();
}

const saturday = 6;

/** After the day, which may be a Saturday itself. */
function nextSaturday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (saturday - weekday + 7) % 7 || 7);
}
