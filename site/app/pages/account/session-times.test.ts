import { expect, it } from "vitest";
import { timeSince } from "./session-times.tsx";

it.each([
  ["2026-11-26T12:00:00Z", null],
  ["2026-11-26T11:00:01Z", null],
  ["2026-11-26T11:00:00Z", { amount: 1, unit: "hour" }],
  ["2026-11-25T12:00:01Z", { amount: 23, unit: "hour" }],
  ["2026-11-25T12:00:00Z", { amount: 1, unit: "day" }],
  ["2026-10-28T12:00:00Z", { amount: 29, unit: "day" }],
  // The clock of this browser is slow.
  ["2026-11-26T12:05:00Z", null],
])("since %s", (then, expected) => {
  expect(timeSince(new Date(then), new Date("2026-11-26T12:00:00Z"))).toEqual(expected);
});
