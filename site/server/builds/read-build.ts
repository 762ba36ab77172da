import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

/** The client build that is served. */
export interface Build {
  /** The same files, the same id. */
  id: string;
  /** ISO 8601. */
  builtAt: string;
}

/** Reads it from the client build's manifest, which names every file by its content. */
export function readBuild(manifest: URL): Build {
  return {
    id: createHash("sha256").update(readFileSync(manifest)).digest("hex").slice(0, 12),
    builtAt: statSync(manifest).mtime.toISOString(),
  };
}
