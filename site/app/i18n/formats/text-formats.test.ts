import { describe, expect, it } from "vitest";
import { months, weekdays } from "./calendar.ts";
import { personName, relativeTime } from "./text-formats.ts";

it.each([
  ["en", "Sun Mon Tue Wed Thu Fri Sat", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"],
  ["ko", "일 월 화 수 목 금 토", "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월"],
  ["ja-JP", "日 月 火 水 木 金 土", "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"],
] as const)("weekdays and months in %s", (locale, days, names) => {
  expect(weekdays(locale).join(" ")).toBe(days);
  expect(months(locale).join(" ")).toBe(names);
});

it.each([
  ["김", "민지", "김민지", "김민지", "김민지"],
  ["田中", "健太", "田中健太", "田中健太", "田中 健太"],
  ["佐々木", "はるか", "佐々木はるか", "佐々木はるか", "佐々木 はるか"],
  ["Kim", "Minji", "Minji Kim", "Minji Kim", "Minji Kim"],
  ["김", "Grace", "Grace 김", "Grace 김", "Grace 김"],
  [" 김 ", " 민지 ", "김민지", "김민지", "김민지"],
  ["Kim", "", "Kim", "Kim", "Kim"],
  ["", "민지", "민지", "민지", "민지"],
  ["", "", "", "", ""],
])("the name %j %j", (last, first, en, ko, ja) => {
  expect(personName(last, first, "en")).toBe(en);
  expect(personName(last, first, "ko")).toBe(ko);
  expect(personName(last, first, "ja-JP")).toBe(ja);
});

describe("relativeTime", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  it.each([
    ["2026-11-20T12:00:00Z", "now", "지금", "今"],
    ["2026-11-20T11:59:30Z", "30 seconds ago", "30초 전", "30秒前"],
    ["2026-11-20T11:59:00Z", "1 minute ago", "1분 전", "1分前"],
    ["2026-11-20T11:55:10Z", "4 minutes ago", "4분 전", "4分前"],
    ["2026-11-20T11:00:00Z", "1 hour ago", "1시간 전", "1時間前"],
    ["2026-11-19T12:00:01Z", "23 hours ago", "23시간 전", "23時間前"],
    ["2026-11-19T12:00:00Z", "yesterday", "어제", "昨日"],
    ["2026-11-17T12:00:00Z", "3 days ago", "3일 전", "3日前"],
    ["2026-11-13T12:00:00Z", "last week", "지난주", "先週"],
    ["2026-09-21T12:00:00Z", "2 months ago", "2개월 전", "2か月前"],
    ["2023-11-20T12:00:00Z", "3 years ago", "3년 전", "3年前"],
    ["2026-11-20T12:30:00Z", "in 30 minutes", "30분 후", "30分後"],
  ])("%s", (iso, en, ko, ja) => {
    expect(relativeTime(iso, now, "en")).toBe(en);
    expect(relativeTime(iso, now, "ko")).toBe(ko);
    expect(relativeTime(iso, now, "ja-JP")).toBe(ja);
  });

  it("throws for an invalid time", () => {
    expect(() => relativeTime("soon", now, "en")).toThrow(RangeError);
  });
});
