import { describe, expect, it } from "vitest";

import { secondsOfQuietLeft } from "./quiet-hours.ts";

const night = { start: "22:00", end: "08:00", timeZone: "America/Los_Angeles" };
const noon = { start: "12:00", end: "13:30", timeZone: "Asia/Seoul" };
const hour = 3600;

describe("the rest of the quiet hours", () => {
  it.each([
    ["before the night", night, "2026-06-02T04:59:59Z", 0],
    ["at its start", night, "2026-06-02T05:00:00Z", 10 * hour],
    ["after midnight", night, "2026-06-02T08:00:00Z", 7 * hour],
    ["a second before its end", night, "2026-06-02T14:59:59Z", 1],
    ["at its end", night, "2026-06-02T15:00:00Z", 0],
    ["in winter time", night, "2026-12-02T15:59:00Z", 60],
    ["within one day", noon, "2026-06-02T03:30:00Z", hour],
    ["before it", noon, "2026-06-02T02:59:59Z", 0],
    ["after it", noon, "2026-06-02T04:30:00Z", 0],
    ["without a length", { ...noon, end: noon.start }, "2026-06-02T03:00:00Z", 0],
    ["without quiet hours", null, "2026-06-02T03:00:00Z", 0],
  ] as const)("%s", (_name, quietHours, now, seconds) => {
    expect(secondsOfQuietLeft(quietHours, new Date(now))).toBe(seconds);
  });
});
