import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { lead } from "../e2e/fixtures/inbox-page.ts";
import type { Product } from "../e2e/fixtures/product.ts";
import { describeMemory, readProductMemory } from "./process-memory.ts";
import type { Row } from "./table.ts";
import { cachePages, p99, postLeads, visitPages } from "./visitor-load.ts";

const leads = 2000;
const seconds = 10;
const limitMs = 100;
const memoryLimitMb = 600;

/** Time of pages while many leads are stored, on a machine without a database server; then the memory of both processes. */
export async function burst(product: Product): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true });
  try {
    await cachePages(agent, product.url);
    const { times: idle } = await visitPages(agent, product.url, () => wait(3000));
    const { times: busy, result: statuses } = await visitPages(agent, product.url, () =>
      postLeads(agent, product.url, {
        leads: Array.from({ length: leads }, (_, n) => lead(`Burst ${n}`)),
        seconds,
      }),
    );
    const stored = statuses.filter((status) => status === 201).length;
    const memory = await readProductMemory(product);
    return [
      {
        name: `burst: p99 of cached pages during ${leads} leads in ${seconds} s`,
        measured: `${p99(busy)} ms  (idle ${p99(idle)} ms)`,
        limit: `${limitMs} ms`,
        passes: p99(busy) <= limitMs,
      },
      {
        name: "burst: leads stored",
        measured: `${stored} of ${leads}`,
        limit: String(leads),
        passes: stored === leads,
      },
      {
        name: "burst: memory of both processes afterwards",
        measured: `${memory.together} MB  (${describeMemory(memory)})`,
        limit: `${memoryLimitMb} MB`,
        passes: memory.together <= memoryLimitMb,
      },
    ];
  } finally {
    agent.destroy();
  }
}
