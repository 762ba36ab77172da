import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { addDays, instantAt, wallTime } from "./zoned-time.ts";

/** A time at which a visitor would like to see a home: two instants, ISO 8601 in UTC. */
export interface Wish {
  start: string;
  end: string;
}

/** Parts of a day that are offered while an agent has entered no hours, with their hours in the home's zone. */
export const halfDays = { morning: [9, 12], afternoon: [12, 17], either: [9, 17] } as const;

export type HalfDay = keyof typeof halfDays;

/** Days that are offered, from today. */
export const offeredDays = 14;

/** First choice and two alternatives. */
export const mostWishes = 3;

/** A half day can be asked for until an hour before its end. */
const shortestRestMs = 60 * 60 * 1000;

/** A half day of a date in the zone of the home. */
export function halfDayWish(date: string, half: HalfDay, timeZone: string): Wish {
  const [from, to] = halfDays[half];
  return { start: instantAt(date, from, timeZone), end: instantAt(date, to, timeZone) };
}

/** The half day that a wish is; null for other times, such as those of an open house. */
export function halfDayOf(wish: Wish, timeZone: string): HalfDay | null {
  const { date } = wallTime(wish.start, timeZone);
  const names = Object.keys(halfDays) as HalfDay[]; // keys of the constant
  return names.find((half) => isSameWish(halfDayWish(date, half, timeZone), wish)) ?? null;
}

export interface OfferedDay {
  /** YYYY-MM-DD in the zone of the home. */
  date: string;
  /** What can be asked for; empty for a day that is over, or whose times are taken. */
  times: { half: HalfDay; wish: Wish }[];
}

/** The days that a visitor can choose from, today in the zone of the home first. No time is offered twice. */
export function offeredDaysAt(
  now: Date,
  { timeZone, taken = [] }: { timeZone: string; taken?: readonly Wish[] },
): OfferedDay[] {
  const { date: today } = wallTime(now, timeZone);
  return Array.from({ length: offeredDays }, (_, index) => {
    const date = addDays(today, index);
    const all = (["morning", "afternoon"] as const)
      .map((half) => ({ half, wish: halfDayWish(date, half, timeZone) }))
      .filter(({ wish }) => Date.parse(wish.end) - now.getTime() >= shortestRestMs)
      .filter(({ wish }) => !taken.some((one) => overlaps(one, wish)));
    const either = { half: "either" as const, wish: halfDayWish(date, "either", timeZone) };
    return { date, times: all.length === 2 ? [...all, either] : all };
  });
}

export function isSameWish(one: Wish, other: Wish): boolean {
  return (
    Date.parse(one.start) === Date.parse(other.start) &&
    Date.parse(one.end) === Date.parse(other.end)
  );
}

function overlaps(one: Wish, other: Wish): boolean {
  return (
    Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end)
  );
}

/** Whether a wish is over. One that has begun is not: an open house can be visited until its end. */
export function isPast({ end }: Wish, now: number): boolean {
  return Date.parse(end) <= now;
}

/** The wishes of a request, valid when it is sent: none is over, and none is there twice. */
export function checkWishes(wishes: readonly Wish[], now: number): RuleCode | null {
  if (wishes.some((wish) => isPast(wish, now))) return "date.past";
  const repeated = wishes.some((wish, index) =>
    wishes.slice(0, index).some((before) => isSameWish(before, wish)),
  );
  return repeated ? "list.duplicate" : null;
}
