import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** Result of `build/check-all-colors.ts`. */
export interface ColorRecord {
  /** SHA-256 of the source files that the result depends on. */
  readonly rules: string;
  readonly colors: number;
  readonly schemes: number;
  readonly failures: number;
}

const files = [
  "src/theme/palette.ts",
  "src/theme/color.ts",
  "test/fixtures/contrast-requirements.ts",
];

/** Import lines, which change when a file moves, without an effect on the result. */
const imports = /^import .*\n/gm;

/** Returns a digest of the palette sources, with which a test detects an outdated record. */
export async function rulesDigest(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    const source = await readFile(new URL(`../${file}`, import.meta.url), "utf8");
    hash.update(source.replaceAll(imports, ""));
  }
  return hash.digest("hex");
}
