import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { waitForPort } from "./wait-for-port.ts";

interface ProgramOptions {
  /** A program of Debian, which is not in the path of every user. */
  path: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Resolves when it listens on this port of 127.0.0.1. */
  port: number;
  /** Removed when it is stopped. */
  folder: string;
}

/**
 * Starts a program that runs around the product. Returns the function that stops it.
 * @throws if it is not installed, or does not start: these tests are never skipped.
 */
export async function startProgram(options: ProgramOptions): Promise<() => Promise<void>> {
  const { path, args, env, port, folder } = options;
  if (!existsSync(path))
    throw new Error(`${path} is not installed: run "sh tools/system-packages.sh".`);
  const child = spawn(path, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
  });
  let log = "";
  child.stderr.on("data", (chunk) => (log += chunk));
  const exited = once(child, "exit");
  const stop = async () => {
    child.kill();
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  await Promise.race([
    waitForPort(port),
    exited.then(() => {
      throw new Error(`${path} did not start: ${log}`);
    }),
  ]);
  return stop;
}
