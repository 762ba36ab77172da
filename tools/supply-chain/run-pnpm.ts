import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Output {
  code: number;
  stdout: string;
  stderr: string;
}

/** The workspace's version of pnpm, such as `pnpm@12.21.0`. */
export function readPackageManager(): string {
  const manifest = readFileSync(`${root}package.json`, "utf8");
  const { packageManager } = JSON.parse(manifest) as { packageManager: string }; // our own file
  return packageManager;
}

/** Runs the workspace's version of pnpm in the repository root. */
export function runPnpm(...args: string[]): Promise<Output> {
  return new Promise((resolve) => {
    execFile(
      "npx",
      ["--yes", readPackageManager(), ...args],
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}
