import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Above the ports that browsers block, and below those that operating systems assign to outgoing
 * connections: one of these would take the port before the program that asked for it listens.
 */
const range = [15_000, 32_000] as const;
const maxAttempts = 50;
/** Workers of a test run that find ports at the same time, at most. */
const maxWorkers = 8;

/** Ports that were returned before, whose programs possibly do not listen yet. */
const returned = new Set<number>();

/**
 * Returns a TCP port of the loopback interface that no program uses now, and that was not returned to
 * this process before. Workers of Playwright and Vitest find theirs in parts of the range of their own:
 * two of them never find the same port before one of their programs listens.
 */
export async function findFreePort(): Promise<number> {
  const [first, end] = getRange();
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const port = randomInt(first, end);
    if (returned.has(port)) continue;
    returned.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(
    `None of ${maxAttempts} TCP ports from ${first} to ${end} is free on 127.0.0.1: stop programs that listen there.`,
  );
}

function getRange(): [first: number, end: number] {
  const worker = process.env["TEST_PARALLEL_INDEX"] ?? process.env["VITEST_POOL_ID"];
  if (worker === undefined) return [...range];
  const size = Math.floor((range[1] - range[0]) / maxWorkers);
  const first = range[0] + (Number(worker) % maxWorkers) * size;
  return [first, first + size];
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return false;
    throw error;
  }
  server.close();
  await once(server, "close");
  return true;
}
