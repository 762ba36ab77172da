import type { Locale } from "@realtor/api/locales";
import { describe, expect, it } from "vitest";
import { findDay, formatMoment, formatTime } from "./version-days.ts";

const timeZone = "America/Los_Angeles";
// 14:41 on 20 November in California, a Friday.
const now = new Date("2026-11-20T22:41:30Z");

function format(iso: string, locale: Locale) {
  const day = findDay(iso, { now, locale, timeZone });
  return [typeof day === "string" ? day : day.text, formatTime(iso, { now, locale, timeZone })];
}

describe.each<[string, [string, string], [string, string], [string, string]]>([
  ["2026-11-20T22:41:00Z", ["today", "오후 2:41"], ["today", "2:41 PM"], ["today", "午後2:41"]],
  // The clock of the service is ahead.
  ["2026-11-21T10:00:00Z", ["today", "오전 2:00"], ["today", "2:00 AM"], ["today", "午前2:00"]],
  [
    "2026-11-20T07:59:00Z",
    ["yesterday", "오후 11:59"],
    ["yesterday", "11:59 PM"],
    ["yesterday", "午後11:59"],
  ],
  [
    "2026-11-14T09:00:00Z",
    ["11월 14일 토요일", "오전 1:00"],
    ["Saturday, November 14", "1:00 AM"],
    ["11月14日土曜日", "午前1:00"],
  ],
  [
    "2026-11-13T09:00:00Z",
    ["earlier", "11월 13일 오전 1:00"],
    ["earlier", "Nov 13, 1:00 AM"],
    ["earlier", "11月13日 午前1:00"],
  ],
  [
    "2025-11-13T09:00:00Z",
    ["earlier", "2025년 11월 13일 오전 1:00"],
    ["earlier", "Nov 13, 2025, 1:00 AM"],
    ["earlier", "2025年11月13日 午前1:00"],
  ],
])("%s", (iso, ko, en, ja) => {
  it.each([
    ["ko", ko],
    ["en", en],
    ["ja-JP", ja],
  ] as const)("in %s", (locale, expected) => {
    expect(format(iso, locale)).toEqual(expected);
  });
});

it("is in the reader's time zone", () => {
  const seoul = { now, locale: "en", timeZone: "Asia/Seoul" } as const;
  expect(findDay("2026-11-20T14:59:00Z", seoul)).toBe("yesterday");
  expect(formatMoment("2026-11-20T14:59:00Z", seoul)).toBe("Nov 20, 11:59 PM");
});
