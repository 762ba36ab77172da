import { readdir, stat } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describeMemory, readProductMemory } from "../bench/process-memory.ts";
import type { Row } from "../bench/table.ts";
import { cachePages, p99, visitPages } from "../bench/visitor-load.ts";
import { atMost, info, type Scenario } from "./scenario.ts";
import { openSlowConnection, type SlowConnection, type Slowness } from "./slow-connections.ts";
import { startSoakProduct } from "./soak-product.ts";

/** A round adds these connections. */
const perRound: readonly Slowness[] = [
  ...Array<Slowness>(4).fill("headers"),
  ...Array<Slowness>(4).fill("body"),
  "reading",
  "pipelining",
];
const pageLimitMs = 100;
const memoryLimitMb = 600;
type EndLimits = Readonly<Partial<Record<Slowness, number>>>;
/** Seconds: the limits of packages/server/src/serve.ts and the interval in which they are checked. */
const fullLimits: EndLimits = { pipelining: 5, headers: 30, body: 310 };
/** Those of short-limits-process.ts, on a machine that does other work. */
const quickLimits: EndLimits = { pipelining: 15, headers: 15, body: 15, reading: 15 };

/** Clients that send a byte a second, or do not read what they asked for. */
export const slowClients: Scenario = { databases: ["pglite"], rounds: 20, run: runSlowClients };

async function runSlowClients({
  database,
  rounds,
  isQuick,
}: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const { product, stop } = await startSoakProduct(database, {
    isQuick,
    ...(isQuick ? { siteFile: "test/fixtures/short-limits-process.ts" } : {}),
  });
  const limits = Object.entries(isQuick ? quickLimits : fullLimits);
  const agent = new Agent({ keepAlive: true });
  const connections: SlowConnection[] = [];
  try {
    await cachePages(agent, product.url);
    const asset = await findLargestAsset();
    for (let round = 0; round < rounds; round += 1)
      for (const slowness of perRound)
        connections.push(openSlowConnection(product.url, slowness, asset));
    const { times } = await visitPages(agent, product.url, () => wait(isQuick ? 1000 : 30_000));
    const memory = await readProductMemory(product);
    const ends: Row[] = [];
    for (const [slowness, limit] of limits) {
      const own = connections.filter((connection) => connection.slowness === slowness);
      const seconds = await awaitEnds(own, limit);
      const name = `longest connection, slow ${slowness}`;
      ends.push(atMost(name, Math.round(seconds), limit, "s"));
    }
    return [
      info("connections of a byte a second, or without reading", connections.length),
      atMost("p99 of cached pages of other visitors", p99(times), pageLimitMs, "ms"),
      atMost("memory of both processes", memory.together, memoryLimitMb, "MB"),
      info("memory by part", describeMemory(memory)),
      ...ends,
    ];
  } finally {
    for (const connection of connections) connection.close();
    agent.destroy();
    await stop();
  }
}

/** The longest time of these connections; a minute over the limit for those that are still open. */
async function awaitEnds(
  connections: readonly SlowConnection[],
  limitSeconds: number,
): Promise<number> {
  const limit = limitSeconds + 60;
  const start = performance.now();
  while (connections.some(({ seconds }) => seconds === undefined)) {
    if ((performance.now() - start) / 1000 > limit) return limit;
    await wait(250);
  }
  return Math.max(...connections.map(({ seconds }) => seconds ?? limit));
}

async function findLargestAsset(): Promise<string> {
  const folder = fileURLToPath(new URL("../dist/client/assets", import.meta.url));
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const sizes = await Promise.all(
    scripts.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })),
  );
  const largest = sizes.toSorted((a, b) => b.size - a.size)[0];
  if (!largest) throw new Error("The site is not built.");
  return `/assets/${largest.name}`;
}
