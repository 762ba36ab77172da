import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "./log.ts";
import { createRetention } from "./retention.ts";

const log = createLog("silent");

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-26T00:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

it("retention deletes what is older than a year, now and at every interval, until it is stopped", async () => {
  const times: string[] = [];
  const retention = createRetention({
    log,
    intervalMs: 60_000,
    deleteBefore: async (time) => times.push(time.toISOString()),
  });
  retention.start();
  await vi.advanceTimersByTimeAsync(60_000);
  await retention.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(times).toEqual(["2025-11-26T00:00:00.000Z", "2025-11-26T00:01:00.000Z"]);
});

it("retention deletes what is older than other days, and not at the start", async () => {
  const times: string[] = [];
  const retention = createRetention({
    log,
    days: 30,
    atStart: false,
    intervalMs: 60_000,
    deleteBefore: async (time) => times.push(time.toISOString()),
  });
  retention.start();
  await vi.advanceTimersByTimeAsync(60_000);
  await retention.stop();
  expect(times).toEqual(["2026-10-27T00:01:00.000Z"]);
});

it("goes on after a failed run", async () => {
  const deleteBefore = vi
    .fn<(time: Date) => Promise<number>>()
    .mockRejectedValueOnce(new Error("down"))
    .mockResolvedValue(0);
  const retention = createRetention({ log, intervalMs: 60_000, deleteBefore });
  retention.start();
  await vi.advanceTimersByTimeAsync(60_000);
  await retention.stop();
  expect(deleteBefore).toHaveBeenCalledTimes(2);
});
