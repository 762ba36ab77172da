import { describe, expect, it } from "vitest";
import { dateInState } from "./time-zones.ts";
import { listingFormats } from "./listing-formats.ts";

const en = listingFormats("en", "CA");
const ko = listingFormats("ko", "CA");
const ja = listingFormats("ja-JP", "CA");

describe("listing formats", () => {
  it.each([
    ["a living area", "areaParts", 2510, "sq ft", "233 m²", "233 m² · 70.5평", "233 m² · 70.5坪"],
    ["a small lot", "lotParts", 9150, "sq ft", "850 m²", "850 m² · 257.1평", "850 m² · 257.1坪"],
    [
      "a large lot",
      "lotParts",
      43_560,
      "acre",
      "43,560 sq ft · 4,047 m²",
      "43,560 sqft · 4,047 m²",
      "43,560 sqft · 4,047 m²",
    ],
  ] as const)("split %s", (_, format, feet, unit, other, korean, japanese) => {
    expect(en[format](feet)).toMatchObject({ unit, other });
    expect(ko[format](feet).other).toBe(korean);
    expect(ja[format](feet).other).toBe(japanese);
  });

  it("add meters to the size of a room in Korean and Japanese", () => {
    expect(en.roomSize(24, 18.5)).toBe("24\u00A0×\u00A018.5\u00A0ft");
    // A line breaks between the units only.
    const metric = "(7.3\u00A0×\u00A05.5\u00A0m)";
    expect(ko.roomSize(24, 18)).toBe(`24\u00A0×\u00A018\u00A0ft ${metric}`);
  });

  it("name days with their weekday", () => {
    const days = [en, ko, ja].map(({ day }) => day("2026-11-28"));
    expect(days).toEqual(["Saturday, November 28", "11월 28일 토요일", "11月28日(土)"]);
    expect([en, ko, ja].map(({ date }) => date("2026-11-28"))).toEqual([
      "November 28, 2026",
      "2026년 11월 28일",
      "2026年11月28日",
    ]);
  });

  it("name the month on its first day only", () => {
    expect(["2026-11-30", "2026-12-01"].map(en.calendarDay)).toEqual(["30", "Dec 1"]);
    expect(ko.calendarDay("2026-12-01")).toBe("12. 1.");
    expect(ja.calendarDay("2026-12-01")).toBe("12/1");
  });

  const start = "2026-11-28T21:00:00.000Z";
  const end = "2026-11-29T00:30:00.000Z";

  it.each([
    [en, "1:00 to 4:30 PM", "1–4:30", "Pacific Time"],
    [ko, "오후 1:00~4:30", "1–4:30", "미 태평양 시간"],
    [ja, "午後1:00〜4:30", "1–4:30", "太平洋時間"],
    [listingFormats("en", "GA"), "4:00 to 7:30 PM", "4–7:30", "Eastern Time"],
  ])("are in the time zone of the home", (formats, range, hours, zone) => {
    expect(formats.timeRange(start, end)).toBe(range);
    expect(formats.hours(start, end)).toBe(hours);
    // The prefix of the Japanese name depends on the version of ICU.
    expect(formats.timeZone(start)).toContain(zone);
  });

  it("name both halves of the day if they differ", () => {
    const morning = "2026-11-28T19:00:00.000Z";
    expect(en.timeRange(morning, end)).toBe("11:00 AM to 4:30 PM");
    expect(ko.timeRange(morning, end)).toBe("오전 11:00~오후 4:30");
    expect(ja.timeRange(morning, end)).toBe("午前11:00〜午後4:30");
  });

  it("have one time without an end", () => {
    expect(en.timeRange(start, null)).toBe("1:00 PM");
    expect(en.hours(start, null)).toBe("1");
  });
});

it.each([
  ["2026-11-25T07:59:00Z", "CA", "2026-11-24"],
  ["2026-11-25T08:00:00Z", "CA", "2026-11-25"],
  ["2026-11-25T05:00:00Z", "GA", "2026-11-25"],
] as const)("the date of %s in %s is %s", (now, state, date) => {
  expect(dateInState(new Date(now), state)).toBe(date);
});
