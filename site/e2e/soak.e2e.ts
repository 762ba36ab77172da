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
import { extended } from "./fixtures/test.ts";

// The scenarios of `pnpm soak` with few rounds. Times and memory depend on the machine and are not checked.
test.describe.configure({ mode: "parallel" });

/** Units of the limits that depend on the machine. */
const machineLimit = /(?:ms|MB)$/;

const runs: readonly [string, Scenario, DatabaseKind, number][] = [
  ["kills, PGlite", kill, "pglite", 1],
  ["kills, PostgreSQL", kill, "postgres", 2],
  ["an hour of outages", outage, "postgres", 1],
  ["a full disk", diskFull, "pglite", 1],
  ["a restart and a pause of the database", database, "postgres", 1],
  ["slow clients", slowClients, "pglite", 2],
  ["a burst of leads", burst, "pglite", 1],
  ["a rolling restart", rolling, "postgres", 1],
  ["faults of two machines", faults, "postgres", 1],
];

/** Those that end within half a minute; the others are extended tests. */
const short = new Set<Scenario>([kill, diskFull, burst]);

for (const [name, scenario, kind, rounds] of runs) {
  const isShort = short.has(scenario) && kind === "pglite";
  test(`loses nothing that it acknowledged: ${name}`, isShort ? {} : extended, async () => {
    // A scenario ends by itself when nothing has happened for two minutes; a busy machine takes longer.
    test.setTimeout(1_200_000);
    test.skip(
      scenario === diskFull && !(await canCreateSmallDisk()),
      "Needs root: it mounts a small file system.",
    );
    const rows = await scenario.run({ database: kind, rounds, seed: 1, isQuick: true });
    const failed = rows.filter(({ passes, limit = "" }) => !passes && !machineLimit.test(limit));
    expect(failed).toEqual([]);
  });
}
