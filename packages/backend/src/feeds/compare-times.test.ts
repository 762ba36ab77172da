import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { compareTimes, isTime, shiftTime } from "./compare-times.ts";

describe("times of feeds", () => {
  it.each([
    ["2026-11-01T10:00:00Z", "2026-11-01T10:00:00.000Z", 0],
    ["2026-11-01T10:00:00Z", "2026-11-01T02:00:00-08:00", 0],
    ["2026-11-01T10:00:00+0900", "2026-11-01T01:00:00z", 0],
    ["2026-11-01T10:00:00", "2026-11-01T10:00:00Z", 0],
    ["2026-11-01T10:00:00.123456Z", "2026-11-01T10:00:00.123457Z", -1],
    ["2026-11-01T10:00:00.2Z", "2026-11-01T10:00:00.19Z", 1],
    ["2026-11-01", "2026-11-01T00:00:00Z", 0],
    [null, "1900-01-01T00:00:00Z", -1],
    ["2026-11-01T10:00:00Z", null, 1],
    [null, null, 0],
  ])("%s compared with %s is %d", (a, b, order) => {
    expect(compareTimes(a, b)).toBe(order);
    expect(compareTimes(b, a)).toBe(order === 0 ? 0 : -order);
  });

  it.each(["", "yesterday", "2026-13-01T00:00:00Z", "11/01/2026", null, 5])(
    "%j is none",
    (value) => {
      expect(isTime(value)).toBe(false);
    },
  );

  it("shifts a time", () => {
    expect(shiftTime("2026-11-01T10:00:00.1239-08:00", 1)).toBe("2026-11-01T18:00:00.124Z");
    expect(shiftTime("2026-11-01T00:10:00Z", -1_200_000)).toBe("2026-10-31T23:50:00.000Z");
  });

  it("orders as the instants do", () => {
    const date = fc.date({
      noInvalidDate: true,
      min: new Date("1970-01-01"),
      max: new Date("2090-01-01"),
    });
    fc.assert(
      fc.property(date, date, (a, b) => {
        expect(compareTimes(a.toISOString(), b.toISOString())).toBe(
          Math.sign(a.getTime() - b.getTime()),
        );
      }),
    );
  });
});
