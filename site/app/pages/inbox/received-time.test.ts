import type { Locale } from "@realtor/api/locales";
import { describe, expect, it } from "vitest";
import { receivedFull, receivedLocal, receivedPlain, receivedShort } from "./received-time.ts";

const la = "America/Los_Angeles";
// 14:41 on 20 November in California.
const now = new Date("2026-11-20T22:41:30Z");

function short(iso: string, locale: Locale, timeZone = la): string {
  const received = receivedShort(iso, now, { locale, timeZone });
  return received.kind === "text" ? received.text : received.kind;
}

describe.each([
  ["2026-11-20T22:41:00Z", "now", "now", "now"],
  ["2026-11-20T22:44:00Z", "now", "now", "now"],
  ["2026-11-20T22:40:30Z", "오후 2:40", "2:40 PM", "午後2:40"],
  ["2026-11-20T19:24:00Z", "오전 11:24", "11:24 AM", "午前11:24"],
  ["2026-11-20T08:00:00Z", "오전 12:00", "12:00 AM", "午前0:00"],
  ["2026-11-20T07:59:59Z", "yesterday", "yesterday", "yesterday"],
  ["2026-11-19T08:00:00Z", "yesterday", "yesterday", "yesterday"],
  ["2026-11-19T07:59:59Z", "11. 18.", "11/18", "11/18"],
  ["2026-01-01T08:00:00Z", "1. 1.", "1/1", "1/1"],
  ["2026-01-01T07:59:59Z", "2025. 12. 31.", "12/31/2025", "2025/12/31"],
])("%s is", (iso, ko, en, ja) => {
  it.each([
    ["ko", ko],
    ["en", en],
    ["ja-JP", ja],
  ] as const)("in %s %s", (locale, expected) => {
    expect(short(iso, locale)).toBe(expected);
  });
});

it("uses the user's time zone", () => {
  // Already the 21st in Seoul.
  expect(short("2026-11-20T14:59:00Z", "ko", "Asia/Seoul")).toBe("yesterday");
  expect(short("2026-11-20T15:01:00Z", "ko", "Asia/Seoul")).toBe("오전 12:01");
  // Clocks go back on 1 November 2026: that day has 25 hours.
  const later = new Date("2026-11-02T07:59:00Z");
  const clock = { locale: "en", timeZone: la } as const;
  expect(receivedShort("2026-11-01T06:59:00Z", later, clock)).toEqual({ kind: "yesterday" });
});

it.each([
  ["ko", la, "2026년 11월 20일 오후 2:41 (PST)"],
  ["en", la, "November 20, 2026 at 2:41 PM (PST)"],
  ["ja-JP", "America/New_York", "2026年11月20日 午後5:41 (EST)"],
  ["ko", "Asia/Seoul", "2026년 11월 21일 오전 7:41 (GMT+9)"],
] as const)("in full, in %s in the time zone %s", (locale, timeZone, text) => {
  expect(receivedFull("2026-11-20T22:41:30Z", { locale, timeZone })).toBe(text);
});

it.each([
  ["ko", "11월 20일 오후 2:41"],
  ["en", "Nov 20, 2:41 PM"],
  ["ja-JP", "11月20日 午後2:41"],
] as const)("in the reader's zone, in %s", (locale, text) => {
  expect(receivedLocal("2026-11-20T22:41:30Z", { locale, timeZone: la })).toBe(text);
});

it("in a table", () => {
  expect(receivedPlain("2026-11-20T22:41:30Z", la)).toBe("2026-11-20 14:41");
  expect(receivedPlain("2026-11-20T08:05:00Z", la)).toBe("2026-11-20 00:05");
});
