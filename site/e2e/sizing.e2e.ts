import { expect, test } from "@playwright/test";
import { measureSizing } from "../bench/sizing/measure-sizing.ts";
import { operationNames } from "../bench/sizing/operations.ts";
import { createTables } from "../bench/sizing/sizing-tables.ts";
import { sumCpuTime } from "../bench/sizing/cpu-time.ts";
import { extended } from "./fixtures/test.ts";

test("a quick sizing measures every kind of request", extended, async () => {
  test.setTimeout(300_000);
  const [level] = await measureSizing({
    agents: [10],
    visitors: [1, 4],
    scale: 0.02,
    report: () => {},
  });
  if (!level) throw new Error("Nothing was measured.");
  expect(level.databaseBytes).toBeGreaterThan(1e6);
  for (const { costs, failed, memory } of level.measurements) {
    expect(failed).toEqual([]);
    expect(Object.keys(costs)).toEqual(Object.keys(operationNames));
    for (const cost of Object.values(costs)) expect(sumCpuTime(cost)).toBeGreaterThan(0);
    // A page in memory takes nothing of the services; an upload is encoded again by them.
    expect(costs.upload.services).toBeGreaterThan(costs.cached.services);
    expect(costs.rendered.site).toBeGreaterThan(costs.cached.site);
    expect(Math.min(memory.site, memory.services)).toBeGreaterThan(50);
  }
  expect(createTables([level]).plan).toContain("machines");
});
