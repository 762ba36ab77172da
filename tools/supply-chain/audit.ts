/**
 * Asks the registry for known vulnerabilities of what the product runs with. Arguments are passed to
 * `pnpm audit`; `--strict` also fails for minor vulnerabilities, and when the registry does not answer.
 */
import { readAudit } from "./read-audit.ts";
import { runPnpm } from "./run-pnpm.ts";

const strict = process.argv.includes("--strict");
const args = process.argv.slice(2).filter((arg) => arg !== "--strict");
const { lines, fails } = readAudit(await runPnpm("audit", "--prod", "--json", ...args), { strict });
for (const line of lines) process.stdout.write(`${line}\n`);
if (fails) process.exitCode = 1;
