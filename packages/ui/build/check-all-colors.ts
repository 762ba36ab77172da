/**
 * Checks the contrast requirements of both schemes for all 16,777,216 main colors and writes the
 * result to all-colors.json: `node build/check-all-colors.ts`. Takes about forty minutes on one core.
 */
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { writeFile } from "node:fs/promises";
import { palette } from "../src/theme/palette.ts";
import { findContrastFailures } from "../test/fixtures/contrast-requirements.ts";
import { rulesDigest, type ColorRecord } from "./color-record.ts";

interface Share {
  readonly first: number;
  readonly step: number;
}

interface ShareResult {
  readonly colors: number;
  readonly failures: readonly string[];
}

/** Checks every `step`-th value of red, which distributes the work evenly. */
function checkShare({ first, step }: Share): ShareResult {
  const failures: string[] = [];
  let colors = 0;
  for (let r = first; r < 256; r += step) {
    for (let g = 0; g < 256; g++) {
      for (let b = 0; b < 256; b++) {
        for (const dark of [false, true]) {
          const { scheme } = palette({ r, g, b }, dark);
          const found = findContrastFailures(scheme, dark);
          if (found.length > 0) failures.push(`${scheme.field}, dark ${dark}: ${found.join(", ")}`);
        }
        colors++;
      }
    }
  }
  return { colors, failures };
}

/** Runs this script in a child process, with the share as its arguments. */
function checkInChildProcess({ first, step }: Share): Promise<ShareResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [String(first), String(step)]);
    // The child sends a ShareResult, below.
    child.once("message", (message) => resolve(message as ShareResult)).once("error", reject);
  });
}

const [first, step] = process.argv.slice(2).map(Number);
if (first === undefined || step === undefined) {
  const processes = availableParallelism();
  const shares = Array.from({ length: processes }, (_, share) =>
    checkInChildProcess({ first: share, step: processes }),
  );
  const results = await Promise.all(shares);
  const failures = results.flatMap((result) => result.failures);
  const record: ColorRecord = {
    rules: await rulesDigest(),
    colors: results.reduce((sum, result) => sum + result.colors, 0),
    schemes: 2,
    failures: failures.length,
  };
  await writeFile(
    new URL("all-colors.json", import.meta.url),
    `${JSON.stringify(record, null, 2)}\n`,
  );
  console.log(record, failures.slice(0, 20));
  process.exitCode = failures.length > 0 ? 1 : 0;
} else {
  process.send?.(checkShare({ first, step }));
}
