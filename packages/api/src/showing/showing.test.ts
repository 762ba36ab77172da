import { describe, expect, it } from "vitest";
import { checkWishes, halfDayOf, type HalfDay, halfDayWish, offeredDaysAt } from "./showing.ts";
import { instantAt, isTimeZone, wallTime } from "./zoned-time.ts";

const california = "America/Los_Angeles";
const georgia = "America/New_York";

it.each([
  // The clocks change on 8 March and 1 November 2026 at 2 in the morning.
  ["2026-03-07", "morning", california, "2026-03-07T17:00Z", "2026-03-07T20:00Z"],
  ["2026-03-08", "morning", california, "2026-03-08T16:00Z", "2026-03-08T19:00Z"],
  ["2026-10-31", "afternoon", california, "2026-10-31T19:00Z", "2026-11-01T00:00Z"],
  ["2026-11-01", "afternoon", california, "2026-11-01T20:00Z", "2026-11-02T01:00Z"],
  ["2026-11-01", "either", georgia, "2026-11-01T14:00Z", "2026-11-01T22:00Z"],
  ["2026-03-08", "either", georgia, "2026-03-08T13:00Z", "2026-03-08T21:00Z"],
] as const)("%s %s in %s", (date, half, timeZone, start, end) => {
  const wish = halfDayWish(date, half, timeZone);
  expect(wish).toEqual({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  });
  expect(halfDayOf(wish, timeZone)).toBe(half);
  expect(wallTime(wish.end, timeZone)).toMatchObject({ date, minute: 0 });
});

it("a time of an open house is no half day", () => {
  const [start, end] = [13, 16].map((hour) => instantAt("2026-12-05", hour, california));
  expect(halfDayOf({ start: start ?? "", end: end ?? "" }, california)).toBeNull();
});

describe("the days", () => {
  const offered = (now: string, timeZone: string, taken: [string, HalfDay][] = []) =>
    offeredDaysAt(new Date(now), {
      timeZone,
      taken: taken.map(([date, half]) => halfDayWish(date, half, timeZone)),
    }).map(({ date, times }) => [date, ...times.map(({ half }) => half)]);

  it.each([
    // 8:00, 10:59, 11:01, 15:59 and 16:01 in California.
    ["2026-11-28T16:00Z", ["morning", "afternoon", "either"]],
    ["2026-11-28T18:59Z", ["morning", "afternoon", "either"]],
    ["2026-11-28T19:01Z", ["afternoon"]],
    ["2026-11-28T23:59Z", ["afternoon"]],
    ["2026-11-29T00:01Z", []],
    // Midnight in California.
    ["2026-11-29T07:59Z", []],
  ])("at %s today has %j", (now, halves) => {
    const days = offered(now, california);
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual(["2026-11-28", ...halves]);
    expect(days[1]).toEqual(["2026-11-29", "morning", "afternoon", "either"]);
    expect(days.at(-1)?.[0]).toBe("2026-12-11");
  });

  it("begin in the zone of the home, across a change of clocks", () => {
    expect(offered("2026-10-31T04:30Z", georgia)[0]?.[0]).toBe("2026-10-31");
    expect(offered("2026-10-31T04:30Z", california)[0]?.[0]).toBe("2026-10-30");
    const dates = offered("2026-10-30T16:00Z", california).map(([date]) => date);
    expect(new Set(dates).size).toBe(14);
    expect(dates.slice(1, 4)).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
  });

  it.each([
    ["morning", ["afternoon"]],
    ["afternoon", ["morning"]],
    ["either", []],
  ] as const)("offer no time twice after %s", (half, left) => {
    expect(offered("2026-11-28T16:00Z", california, [["2026-11-30", half]])[2]).toEqual([
      "2026-11-30",
      ...left,
    ]);
  });
});

describe("what is sent", () => {
  const now = Date.parse("2026-12-03T19:00Z");
  const morning = halfDayWish("2026-12-03", "morning", california);
  const next = halfDayWish("2026-12-04", "morning", california);

  it.each([
    ["one that has begun", [morning], now, null],
    ["one that is over", [next, morning], now + 3_600_000, "date.past"],
    ["two", [morning, next], now, null],
    ["the same twice", [next, { ...next, start: "2026-12-04T17:00:00Z" }], now, "list.duplicate"],
  ])("%s", (_name, wishes, at, code) => {
    expect(checkWishes(wishes, at)).toBe(code);
  });
});

it.each([
  ["Asia/Seoul", true],
  ["UTC", true],
  ["+09:00", false],
  ["Mars/Olympus", false],
  ["", false],
])("%j is a time zone: %s", (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
