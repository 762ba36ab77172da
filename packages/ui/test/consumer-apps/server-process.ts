import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Waits for the first HTTP response. Throws if the server exits before. */
export async function waitForResponse(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `The server for ${url} exited with code ${server.exitCode} before its first response: see its output above.`,
  );
}

/** Ends the process group of a server that was started with `detached: true`. */
export async function stopProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = once(server, "exit");
  process.kill(-server.pid, "SIGTERM");
  await ended;
}
