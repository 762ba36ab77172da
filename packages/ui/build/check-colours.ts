/**
 * Computes both schemes of all 16,777,216 colours, counts broken promises and records the result
 * in all-colours.json: `node build/check-colours.ts`. About forty minutes of one core.
 */
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { writeFile } from "node:fs/promises";
import { palette } from "../src/theme/palette.ts";
import { brokenPromises } from "../src/theme/promises.test-tool.ts";
import { rulesDigest, type ColourRecord } from "./colour-record.ts";

interface Share {
  readonly first: number;
  readonly step: number;
}

interface Found {
  readonly colours: number;
  readonly broken: readonly string[];
}

/** Every `step`-th value of red, so that each worker has an equal mix. */
function checkShare({ first, step }: Share): Found {
  const broken: string[] = [];
  let colours = 0;
  for (let r = first; r < 256; r += step) {
    for (let g = 0; g < 256; g++) {
      for (let b = 0; b < 256; b++) {
        for (const dark of [false, true]) {
          const { scheme } = palette({ r, g, b }, dark);
          const found = brokenPromises(scheme, dark);
          if (found.length > 0) broken.push(`${scheme.field}, dark ${dark}: ${found.join(", ")}`);
        }
        colours++;
      }
    }
  }
  return { colours, broken };
}

/** The share in a process of its own: this script again, with the share as its arguments. */
function inProcess({ first, step }: Share): Promise<Found> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [String(first), String(step)]);
    // Only this script answers, below.
    child.once("message", (message) => resolve(message as Found)).once("error", reject);
  });
}

const [first, step] = process.argv.slice(2).map(Number);
if (first === undefined || step === undefined) {
  const processes = availableParallelism();
  const shares = Array.from({ length: processes }, (_, share) =>
    inProcess({ first: share, step: processes }),
  );
  const found = await Promise.all(shares);
  const broken = found.flatMap((each) => each.broken);
  const record: ColourRecord = {
    rules: await rulesDigest(),
    colours: found.reduce((sum, each) => sum + each.colours, 0),
    schemes: 2,
    broken: broken.length,
  };
  await writeFile(
    new URL("all-colours.json", import.meta.url),
    `${JSON.stringify(record, null, 2)}\n`,
  );
  console.log(record, broken.slice(0, 20));
  process.exitCode = broken.length > 0 ? 1 : 0;
} else {
  process.send?.(checkShare({ first, step }));
}
