/**
 * Causes faults on purpose and reads back everything that the product acknowledged. `pnpm soak` runs all
 * scenarios, `pnpm soak kill --rounds 3 --database pglite` one, and `upgrade` only with `--from`. Exits with 1 when
 * an acknowledged write is lost or a limit is exceeded.
 */
import { parseArgs } from "node:util";
import { printHeading, printRow } from "../bench/table.ts";
import { burst } from "./burst.ts";
import { database as databaseFaults } from "./database.ts";
import { diskFull } from "./disk-full.ts";
import { faults } from "./faults.ts";
import { kill } from "./kill.ts";
import { outage } from "./outage.ts";
import { rolling } from "./rolling.ts";
import type { Scenario } from "./scenario.ts";
import { slowClients } from "./slow-clients.ts";
import { databases } from "./soak-product.ts";
import { resolveCommit } from "./previous-version.ts";
import { upgrade } from "./upgrade.ts";

const scenarios = new Map<string, Scenario>([
  ["kill", kill],
  ["outage", outage],
  ["disk-full", diskFull],
  ["database", databaseFaults],
  ["slow-clients", slowClients],
  ["burst", burst],
  ["rolling", rolling],
  ["faults", faults],
  ["upgrade", upgrade],
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string" },
    database: { type: "string" },
    seed: { type: "string" },
    from: { type: "string" },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const unknown = positionals.find((name) => !scenarios.has(name));
if (unknown !== undefined)
  fail(`Unknown scenario "${unknown}": use one or more of ${[...scenarios.keys()].join(", ")}.`);
const database = databases.find((kind) => kind === values.database);
if (values.database !== undefined && !database)
  fail(`Unknown database "${values.database}": use ${databases.join(" or ")}.`);
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))
  fail(`"${values.rounds}" is not a number of rounds: use 1 or more.`);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
if (!Number.isInteger(seed)) fail(`"${values.seed}" is not a seed: use a whole number.`);

const from = values.from === undefined ? undefined : await resolveCommit(values.from);
if (values.from !== undefined && from === undefined)
  fail(`"${values.from}" is not a commit: use a tag, a branch or a hash.`);
if (positionals.includes("upgrade") && from === undefined)
  fail("upgrade needs the version that is replaced: add --from with a tag or a commit.");

let passes = true;
for (const [name, scenario] of scenarios) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (scenario === upgrade && from === undefined) continue;
  for (const kind of scenario.databases) {
    if (database && kind !== database) continue;
    const options = {
      database: kind,
      rounds: rounds ?? scenario.rounds,
      seed,
      from,
      isQuick: false,
    };
    const version = scenario === upgrade ? ` --from ${from}` : "";
    const command = `pnpm soak ${name} --database ${kind} --rounds ${options.rounds} --seed ${seed}${version}`;
    console.log(`\n${command}`);
    printHeading();
    const rows = await scenario.run(options);
    rows.forEach(printRow);
    passes &&= rows.every((row) => row.passes);
  }
}
process.exit(passes ? 0 : 1);
