import { expect, test } from "@playwright/test";
import { burst } from "../soak/burst.ts";
import { database } from "../soak/database.ts";
import { diskFull } from "../soak/disk-full.ts";
import { faults } from "../soak/faults.ts";
import { kill } from "../soak/kill.ts";
import { outage } from "../soak/outage.ts";
import { rolling } from "../soak/rolling.ts";
import type { Scenario } from "../soak/scenario.ts";
import { slowClients } from "../soak/slow-clients.ts";
import { canCreateSmallDisk } from "../soak/small-disk.ts";
import type { DatabaseKind } from "./fixtures/prepared-data.ts";
import { extendedExcept } from "./fixtures/test.ts";

// The scenarios of `pnpm soak` with one or two rounds and with delays of seconds. Times and memory depend on the
// machine and are not checked.
test.describe.configure({ mode: "parallel" });

/** Units of the limits that depend on the machine. */
const machineLimit = /(?:ms|MB)$/;

// Those that take longest come first.
const runs: readonly [string, Scenario, DatabaseKind, rounds: number, seed: number][] = [
  ["faults of two machines", faults, "postgres", 1, 1],
  ["a rolling restart", rolling, "postgres", 1, 1],
  ["kills of the site, then of the services", kill, "postgres", 2, 0],
  ["a kill of both", kill, "pglite", 1, 2],
  ["a restart and a pause of the database", database, "postgres", 1, 1],
  ["a burst of leads", burst, "pglite", 1, 1],
  ["an hour of outages", outage, "postgres", 1, 1],
  ["a full disk", diskFull, "pglite", 1, 1],
  ["slow clients", slowClients, "postgres", 2, 1],
];

for (const [name, scenario, kind, rounds, seed] of runs) {
  const details = extendedExcept("a kill of both", name);
  test(`loses nothing that it acknowledged: ${name}`, details, async () => {
    // A scenario ends by itself when nothing has happened for two minutes; a busy machine takes longer.
    test.setTimeout(1_200_000);
    test.skip(
      scenario === diskFull && !(await canCreateSmallDisk()),
      "Needs root: it mounts a small file system.",
    );
    const rows = await scenario.run({ database: kind, rounds, seed, isQuick: true });
    const failed = rows.filter(({ passes, limit = "" }) => !passes && !machineLimit.test(limit));
    expect(failed).toEqual([]);
  });
}
