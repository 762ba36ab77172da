/**
 * Writes the statements of this version, which `previous-version.test.ts` runs on the schema of the next
 * one: those of the tests of the services and of the site's server.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { selectStatements } from "./select-statements.ts";
import { readStatements, statementFiles } from "./statement.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "realtor-statements-"));
const projects = { backend: "backend", site: "site-server" } as const;

for (const program of ["backend", "site"] as const) {
  const recorded = join(folder, program);
  execFileSync("vitest", ["run", "--project", projects[program], "--tags-filter=!extended"], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      STATEMENTS_FILE: recorded,
      NODE_OPTIONS: `--import=${new URL("record-process.ts", import.meta.url).href}`,
    },
  });
  const lines = selectStatements(readStatements(recorded)).map((one) => `${JSON.stringify(one)}\n`);
  writeFileSync(statementFiles[program], lines.join(""));
  console.log(`${lines.length} statements of ${program}`);
}
rmSync(folder, { recursive: true });
