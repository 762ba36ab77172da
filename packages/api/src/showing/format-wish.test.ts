import { describe, expect, it } from "vitest";
import { locales } from "../locales.ts";
import {
  formatElsewhere,
  formatHours,
  formatRange,
  formatRangeElsewhere,
  formatWish,
  formatZone,
} from "./format-wish.ts";
import { halfDayWish, type Wish } from "./showing.ts";
import { zonePlace } from "./zone-places.ts";

const timeZone = "America/Los_Angeles";
const morning = halfDayWish("2026-12-03", "morning", timeZone);
const afternoon = halfDayWish("2026-12-03", "afternoon", timeZone);
const openHouse: Wish = { start: "2026-12-05T21:30:00.000Z", end: "2026-12-06T00:00:00.000Z" };
const late: Wish = { start: "2026-12-04T05:00:00.000Z", end: "2026-12-04T09:00:00.000Z" };

it.each([
  [
    morning,
    "12월 3일 목요일 오전 9시~12시",
    "Thursday, December 3, 9 AM–12 PM",
    "12月3日(木) 午前9時〜12時",
  ],
  [
    afternoon,
    "12월 3일 목요일 오후 12시~5시",
    "Thursday, December 3, 12–5 PM",
    "12月3日(木) 午後12時〜5時",
  ],
  [
    openHouse,
    "12월 5일 토요일 오후 1:30~4시",
    "Saturday, December 5, 1:30–4 PM",
    "12月5日(土) 午後1:30〜4時",
  ],
  [
    late,
    "12월 3일 목요일 오후 9시~오전 1시",
    "Thursday, December 3, 9 PM–1 AM",
    "12月3日(木) 午後9時〜午前1時",
  ],
])("a wish in three languages", (wish, ...texts) => {
  expect(locales.map((locale) => formatWish(wish, timeZone, { locale }))).toEqual(texts);
});

it("the hours next to the name of their half of the day", () => {
  expect(locales.map((locale) => formatHours(afternoon, timeZone, { locale }))).toEqual([
    "12시~5시",
    "12–5 PM",
    "12時〜5時",
  ]);
  expect(formatRange(morning, timeZone, { locale: "en" })).toBe("9 AM–12 PM");
});

describe("where the visitor is", () => {
  it.each([
    ["Asia/Seoul", "서울 12월 4일 금요일 오전 5시~10시"],
    ["Asia/Tokyo", "도쿄 12월 4일 금요일 오전 5시~10시"],
    ["America/New_York", "뉴욕 12월 3일 목요일 오후 3시~8시"],
    ["America/Argentina/Buenos_Aires", "Buenos Aires 12월 3일 목요일 오후 5시~10시"],
    // The clocks show the same.
    ["America/Tijuana", null],
    [timeZone, null],
    [undefined, null],
  ])("%s", (visitorTimeZone, text) => {
    expect(formatElsewhere(afternoon, { timeZone, visitorTimeZone }, { locale: "ko" })).toBe(text);
  });

  it("has the weekday only if it is another day", () => {
    const at = (visitorTimeZone: string) =>
      formatRangeElsewhere(afternoon, { timeZone, visitorTimeZone }, { locale: "en" });
    expect(at("Asia/Seoul")).toBe("Fri 5–10 AM");
    expect(at("America/New_York")).toBe("3–8 PM");
  });
});

it("zones and their cities have names in each language", () => {
  expect(formatZone(timeZone, morning.start, { locale: "en" })).toBe("Pacific Time");
  expect(locales.map((locale) => zonePlace("Asia/Kolkata", locale))).toEqual([
    "콜카타",
    "Kolkata",
    "コルカタ",
  ]);
  expect(zonePlace("America/New_York", "en")).toBe("New York");
});
