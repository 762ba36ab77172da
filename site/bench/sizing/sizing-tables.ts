import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createPlanTables, format } from "./capacity-plan.ts";
import { type CpuTime, sumCpuTime } from "./cpu-time.ts";
import type { Level, Measurement } from "./measure-level.ts";
import { type OperationName, operationNames } from "./operations.ts";
import { drawGrowth } from "./draw-growth.ts";

const folder = new URL("../../../docs/operations/", import.meta.url);
const sections = ["costs", "growth", "memory", "plan"] as const;
type Section = (typeof sections)[number];

const names = Object.entries(operationNames) as [OperationName, string][]; // its keys

/** How much the cost of a request may grow with agents, for it to be independent of their number. */
const growthLimit = 2;
/** A file of the sitemap contains up to 16,000 homepages, and the list for staff counts all of them. */
const linear: readonly OperationName[] = ["sitemap", "staff"];

/** Every table of docs/operations/sizing.md. */
export function createTables(levels: readonly Level[]): Record<Section, string> {
  const largest = lastOf(levels);
  const costs = averageOf(largest);
  return {
    costs: createCostTable(largest),
    growth: createGrowthTable(levels),
    memory: createMemoryTable(levels),
    plan: createPlanTables(costs, bytesPerAgent(levels)),
  };
}

/** Replaces the tables and the plot in docs/operations. */
export async function writeTables(levels: readonly Level[]): Promise<void> {
  const file = fileURLToPath(new URL("sizing.md", folder));
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(file, replaceTables(await readFile(file, "utf8"), createTables(levels), date));
  await writeFile(fileURLToPath(new URL("sizing.svg", folder)), drawGrowth(levels));
}

/** Returns the document with other tables between its markers, and the date of the measurement. */
export function replaceTables(
  document: string,
  tables: Record<Section, string>,
  date: string,
): string {
  return sections.reduce((text, section) => {
    const [start, end] = [`<!-- ${section}: start -->`, `<!-- ${section}: end -->`];
    const [before, rest] = text.split(start);
    const [, after] = (rest ?? "").split(end);
    if (before === undefined || after === undefined)
      throw new Error(`The document needs the lines "${start}" and "${end}".`);
    return `${before}${start}\n\n${tables[section]}\n\nMeasured on ${date} with \`pnpm bench:sizing --write\`.\n\n${end}${after}`;
  }, document);
}

function createCostTable(level: Level): string {
  const costs = averageOf(level);
  const rows = names.map(([key, name]) => {
    const { site, services, database } = costs[key];
    const together = sumCpuTime(costs[key]);
    return `| ${name} | ${format(site)} | ${format(services)} | ${format(database)} | ${format(together)} | ${format(1000 / together)} |`;
  });
  return `| request | site, ms | services, ms | PostgreSQL, ms | together, ms | per second and processor |
|---|---|---|---|---|---|
${rows.join("\n")}`;
}

function createGrowthTable(levels: readonly Level[]): string {
  const rows = names.map(([key, name]) => {
    const growth = growthOf(levels, key);
    const limit = linear.includes(key) ? agentGrowth(levels) : growthLimit;
    const exceeded = growth > limit ? " exceeded" : "";
    return `| ${name} | ${format(growth)} × | ${format(limit)} ×${exceeded} |`;
  });
  return `| request | growth | limit |
|---|---|---|
${rows.join("\n")}`;
}

/** How many times as many agents there are at the end. */
function agentGrowth(levels: readonly Level[]): number {
  return lastOf(levels).agents / firstOf(levels).agents;
}

/** Cost with the most agents divided by that with the fewest, both with all numbers of visitors together. */
function growthOf(levels: readonly Level[], key: OperationName): number {
  const sum = ({ measurements }: Level) =>
    measurements.reduce((all, { costs }) => all + sumCpuTime(costs[key]), 0);
  return sum(lastOf(levels)) / sum(firstOf(levels));
}

function createMemoryTable(levels: readonly Level[]): string {
  const visitors = firstOf(levels).measurements.map((one) => format(one.visitors));
  const rows = levels.map((level) => {
    const memory = (process: keyof Measurement["memory"]) =>
      level.measurements.map((one) => format(one.memory[process])).join(" / ");
    return `| ${format(level.agents)} | ${memory("site")} | ${memory("services")} | ${format(level.databaseBytes / 1e6)} |`;
  });
  return `| agents | a site after ${visitors.join(" / ")} visitors at once, MB | services, MB | database, MB |
|---|---|---|---|
${rows.join("\n")}

Each further agent adds ${format(bytesPerAgent(levels) / 1000)} kB to the database.`;
}

/** From the fewest agents to the most, so that what an empty database has is not counted. */
function bytesPerAgent(levels: readonly Level[]): number {
  const [first, last] = [firstOf(levels), lastOf(levels)];
  const agents = last.agents - first.agents || last.agents;
  const base = first === last ? 0 : first.databaseBytes;
  return (last.databaseBytes - base) / agents;
}

/** The mean of all numbers of visitors. */
export function averageOf({ measurements }: Level): Record<OperationName, CpuTime> {
  const mean = (key: OperationName, process: keyof CpuTime) =>
    measurements.reduce((sum, { costs }) => sum + costs[key][process], 0) / measurements.length;
  const costs = names.map(([key]) => [
    key,
    {
      site: mean(key, "site"),
      services: mean(key, "services"),
      database: mean(key, "database"),
    },
  ]);
  return Object.fromEntries(costs) as Record<OperationName, CpuTime>; // of every key
}

function firstOf<One>(list: readonly One[]): One {
  const [first] = list;
  if (first === undefined) throw new Error("Nothing was measured.");
  return first;
}

function lastOf<One>(list: readonly One[]): One {
  return firstOf(list.toReversed());
}
