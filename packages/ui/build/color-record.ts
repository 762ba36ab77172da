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

const files = ["palette.ts", "color.ts", "contrast-requirements.fixture.ts"];

/** Returns a digest of the palette sources, with which a test detects an outdated record. */
export async function rulesDigest(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(await readFile(new URL(`../src/theme/${file}`, import.meta.url)));
  }
  return hash.digest("hex");
}
