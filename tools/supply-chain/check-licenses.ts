/** Fails when an installed package has a license that license-policy.ts does not allow. */
import { findRefused, type LicenseList } from "./license-policy.ts";
import { runPnpm } from "./run-pnpm.ts";

const { code, stdout, stderr } = await runPnpm("licenses", "list", "-r", "--json");
if (code !== 0) throw new Error(`The licenses could not be listed: ${stderr}`);
const refused = findRefused(JSON.parse(stdout) as LicenseList); // printed by pnpm
for (const line of refused) process.stderr.write(`${line}\n`);
if (refused.length > 0) {
  process.stderr.write("Read these licenses, then extend tools/supply-chain/license-policy.ts.\n");
  process.exitCode = 1;
}
