/**
 * Measures the processor time of each kind of request, the memory of the processes and the size of the database,
 * with 10 agents to many and 1 visitor to many: `pnpm bench:sizing`. `--agents 10,1000` measures other numbers,
 * `--quick` sends few requests, `--write` writes docs/operations/sizing.md.
 */
import { parseArgs } from "node:util";
import { agentCounts, visitorCounts } from "./counts.ts";
import { measureSizing } from "./measure-sizing.ts";
import { createTables, writeTables } from "./sizing-tables.ts";

const { values } = parseArgs({
  options: {
    agents: { type: "string" },
    quick: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const agents = values.agents?.split(",").map(Number) ?? agentCounts;
if (!agents.every((count) => Number.isInteger(count) && count > 0)) {
  console.error(`"${values.agents}" is not a list of numbers of agents: use 10,1000.`);
  process.exit(1);
}
const levels = await measureSizing({
  agents,
  visitors: visitorCounts,
  scale: values.quick ? 0.05 : 1,
  report: (line) => console.error(line),
});
console.log(Object.values(createTables(levels)).join("\n\n"));
if (values.write) await writeTables(levels);
const failed = levels.flatMap(({ measurements }) => measurements.flatMap((one) => one.failed));
if (failed.length > 0) console.error(`Failed requests: ${[...new Set(failed)].join(", ")}.`);
process.exit(failed.length > 0 ? 1 : 0);
