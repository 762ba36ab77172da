import { describe, expect, it } from "vitest";
import { date, dateTime, time } from "./dates.ts";

// Time, state, and the English, Korean and Japanese output.
describe.each([
  [
    "2026-11-20T17:05:00Z",
    "CA",
    "November 20, 2026",
    "9:05 AM",
    "2026년 11월 20일",
    "오전 9:05",
    "2026年11月20日",
    "午前9:05",
  ],
  // 02:00 UTC on the 21st is still the 20th in California and Georgia.
  [
    "2026-11-21T02:00:00Z",
    "CA",
    "November 20, 2026",
    "6:00 PM",
    "2026년 11월 20일",
    "오후 6:00",
    "2026年11月20日",
    "午後6:00",
  ],
  [
    "2026-11-21T02:00:00Z",
    "GA",
    "November 20, 2026",
    "9:00 PM",
    "2026년 11월 20일",
    "오후 9:00",
    "2026年11月20日",
    "午後9:00",
  ],
  [
    "2026-11-21T05:00:00Z",
    "GA",
    "November 21, 2026",
    "12:00 AM",
    "2026년 11월 21일",
    "오전 12:00",
    "2026年11月21日",
    "午前0:00",
  ],
  [
    "2026-07-01T19:00:00Z",
    "CA",
    "July 1, 2026",
    "12:00 PM",
    "2026년 7월 1일",
    "오후 12:00",
    "2026年7月1日",
    "午後0:00",
  ],
  // Clocks go back on 1 November 2026: the hour after one o'clock comes twice.
  [
    "2026-11-01T08:30:00Z",
    "CA",
    "November 1, 2026",
    "1:30 AM",
    "2026년 11월 1일",
    "오전 1:30",
    "2026年11月1日",
    "午前1:30",
  ],
  [
    "2026-11-01T09:30:00Z",
    "CA",
    "November 1, 2026",
    "1:30 AM",
    "2026년 11월 1일",
    "오전 1:30",
    "2026年11月1日",
    "午前1:30",
  ],
  [
    "2028-02-29T20:00:00Z",
    "GA",
    "February 29, 2028",
    "3:00 PM",
    "2028년 2월 29일",
    "오후 3:00",
    "2028年2月29日",
    "午後3:00",
  ],
] as const)("%s in %s", (iso, state, enDate, enTime, koDate, koTime, jaDate, jaTime) => {
  it.each([
    ["en", enDate, enTime, `${enDate} at ${enTime}`],
    ["ko", koDate, koTime, `${koDate} ${koTime}`],
    ["ja-JP", jaDate, jaTime, `${jaDate} ${jaTime}`],
  ] as const)("in %s", (locale, day, clock, both) => {
    expect(date(iso, locale, state)).toBe(day);
    expect(time(iso, locale, state)).toBe(clock);
    expect(dateTime(iso, locale, state)).toBe(both);
  });
});

it.each(["", "yesterday", "2026-13-01"])("throws for %j", (iso) => {
  for (const format of [date, time, dateTime])
    expect(() => format(iso, "en", "CA")).toThrow(RangeError);
});
