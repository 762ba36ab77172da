import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

export interface Build {
  /** Hash of the manifest: identical files have the same id. */
  id: string;
  /** ISO 8601. */
  builtAt: string;
}

/** Reads the build from the client manifest, whose file names contain content hashes. */
export function readBuild(manifest: URL): Build {
  return {
    id: createHash("sha256").update(readFileSync(manifest)).digest("hex").slice(0, 12),
    builtAt: statSync(manifest).mtime.toISOString(),
  };
}
