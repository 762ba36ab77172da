import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Above the ports that browsers block, and below those that operating systems assign to outgoing
 * connections: one of these would take the port before the program that asked for it listens.
 */
const range = [15_000, 32_000] as const;
const maxAttempts = 50;

/** Returns a TCP port of the loopback interface that no program uses now. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
  throw new Error(
    `None of ${maxAttempts} TCP ports from ${range[0]} to ${range[1]} is free on 127.0.0.1: stop programs that listen there.`,
  );
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
