import { describe, expect, it } from "vitest";
import { connections, planMachines, planRequests } from "./capacity-plan.ts";
import { agentCounts, visitorCounts } from "./counts.ts";
import type { Level } from "./measure-level.ts";
import { type OperationName, operationNames } from "./operations.ts";
import { createTables, replaceTables, averageOf } from "./sizing-tables.ts";

const keys = Object.keys(operationNames) as OperationName[]; // of a constant

/** Levels in which each request takes `ms` of each process. */
function createLevels(msOf: (agents: number, key: OperationName) => number): Level[] {
  return agentCounts.map((agents) => ({
    agents,
    databaseBytes: 1e7 + agents * 20_000,
    measurements: visitorCounts.map((visitors) => ({
      visitors,
      failed: [],
      memory: { site: 250, services: 200 },
      costs: Object.fromEntries(
        keys.map((key) => {
          const ms = msOf(agents, key);
          return [key, { site: ms, services: ms, database: ms }];
        }),
      ) as Record<OperationName, { site: number; services: number; database: number }>, // of every key
    })),
  }));
}

it("the document is rejected without the lines between which the tables are written", () => {
  const tables = createTables(createLevels(() => 2));
  expect(() => replaceTables("# Sizing", tables, "2026-01-01")).toThrow(/needs the lines/);
});

describe("growth", () => {
  const rowOf = (table: string, key: OperationName) =>
    table.split("\n").find((line) => line.startsWith(`| ${operationNames[key]} |`));

  it("is reported where a request costs more with more agents", () => {
    const { growth } = createTables(
      createLevels((agents, key) => (key === "rendered" && agents > 1000 ? 7 : 2)),
    );
    expect(rowOf(growth, "rendered")).toMatch(/\| 3\.5 × \| 2 × exceeded \|$/);
    expect(rowOf(growth, "draft")).toMatch(/\| 1 × \| 2 × \|$/);
  });

  it("may be linear where a response contains or counts all homepages", () => {
    const { growth } = createTables(createLevels((agents) => agents));
    for (const key of ["sitemap", "staff"] as const)
      expect(rowOf(growth, key)).toMatch(/\| 10,000 × \| 10,000 × \|$/);
  });
});

describe("the plan", () => {
  const [level] = createLevels(() => 10);
  if (!level) throw new Error("There is no level.");

  it("counts each request once", () => {
    const rates = Object.fromEntries(
      planRequests().map(({ operation, rate }) => [operation, Math.round(rate * 10) / 10]),
    );
    expect(rates).toEqual({
      rendered: 500,
      photo: 225,
      contact: 2.5,
      draft: 6.9,
      publish: 1.4,
      upload: 1.4,
      resize: 5.6,
    });
  });

  it("has processors for twice the load, and a machine more", () => {
    const plan = planMachines(averageOf(level));
    // 742.7 requests per second × 10 ms.
    expect(plan.needed.site).toBeCloseTo(7.43, 2);
    expect(plan).toMatchObject({ sites: 15, services: 15, machines: 9, databaseCores: 15 });
    expect(plan.sessions).toBe(15 * connections.site + 15 * connections.services);
  });
});
