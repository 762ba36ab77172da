import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** What `build/check-colours.ts` found, and by which rules. */
export interface ColourRecord {
  /** SHA-256 of the files that the result depends on. */
  readonly rules: string;
  readonly colours: number;
  readonly schemes: number;
  readonly broken: number;
}

const files = ["palette.ts", "color.ts", "promises.test-tool.ts"];

/** Changes with every change of the palette's rules, so that a stale record shows. */
export async function rulesDigest(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(await readFile(new URL(`../src/theme/${file}`, import.meta.url)));
  }
  return hash.digest("hex");
}
