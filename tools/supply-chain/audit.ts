/**
 * Asks the registry for known vulnerabilities of what the product runs with. Arguments are passed to
 * `pnpm audit`.
 */
import { readAudit } from "./read-audit.ts";
import { runPnpm } from "./run-pnpm.ts";

const args = process.argv.slice(2);
const { lines, fails } = readAudit(await runPnpm("audit", "--prod", "--json", ...args));
for (const line of lines) process.stdout.write(`${line}\n`);
if (fails) process.exitCode = 1;
