import { fields } from "./fields.ts";
import type { Wire } from "./wire.ts";

/** What the agent states about sales: true on the day on which it was entered. */
const figures = [fields.salesCount.value, fields.lastYear.value];

const date = fields.figuresAt.value;

/**
 * The profile after a change in a form, with `today` (YYYY-MM-DD) as the date of its figures if the change
 * was of one. The draft has the date, since an agent can publish a figure weeks after entering it.
 */
export function dateFigures(before: Wire, after: Wire, today: string): Wire {
  if (figures.every(({ get }) => get(before) === get(after))) return after;
  return date.set(after, hasFigures(after) ? today : "");
}

/** Whether the profile states figures and it is not known when they were entered. */
export function lacksFiguresDate(profile: Wire): boolean {
  return hasFigures(profile) && date.get(profile) === "";
}

function hasFigures(profile: Wire): boolean {
  return figures.some(({ get }) => get(profile) !== null);
}
