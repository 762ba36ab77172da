import type { Feed, FeedRun } from "@realtor/api/loaning";
import { expect, it } from "vitest";
import { isUnderWay, marketState } from "./market-state.ts";

const run: FeedRun = {
  id: 1,
  kind: "refresh",
  state: "done",
  startedAt: "2026-12-01T09:40:00.000Z",
  endedAt: "2026-12-01T09:40:08.000Z",
  counts: {},
  errorCode: null,
  error: null,
};
const failed: FeedRun = { ...run, id: 2, state: "failed", errorCode: "unavailable" };
const feed: Feed = {
  id: "crmls",
  name: "CRMLS",
  state: "CA",
  listings: 100,
  problems: 0,
  isRunning: false,
  isStopped: false,
  nextRunAt: "2026-12-01T09:55:00.000Z",
  lastRun: run,
  lastDoneRun: run,
  progress: null,
  missingSecret: null,
  shrunkBy: null,
};

it.each([
  ["current", {}],
  ["missing", { missingSecret: "RESO_CRMLS_SECRET", isStopped: true }],
  ["importing", { isRunning: true, lastDoneRun: null }],
  ["running", { isRunning: true, lastRun: failed }],
  ["failed", { lastRun: failed, shrunkBy: 60 }],
  ["held", { shrunkBy: 60, isStopped: true }],
  ["stopped", { isStopped: true, lastDoneRun: null }],
  ["waiting", { lastDoneRun: null }],
] as const)("a market is %s", (state, changes) => {
  expect(marketState({ ...feed, ...changes })).toBe(state);
});

it("a market is under way while it runs, and once its time has come", () => {
  const before = new Date("2026-12-01T09:50:00Z");
  const after = new Date("2026-12-01T09:55:01Z");
  expect(isUnderWay(feed, before)).toBe(false);
  expect(isUnderWay(feed, after)).toBe(true);
  expect(isUnderWay({ ...feed, nextRunAt: null, lastRun: null }, before)).toBe(true);
  expect(isUnderWay({ ...feed, isRunning: true }, before)).toBe(true);
  expect(isUnderWay({ ...feed, isStopped: true }, after)).toBe(false);
  expect(isUnderWay({ ...feed, missingSecret: "RESO_CRMLS_SECRET" }, after)).toBe(false);
});
