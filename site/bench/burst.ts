import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { lead } from "../e2e/inbox-page.ts";
import type { Product } from "../e2e/product.ts";
import { visitorHeaders } from "../e2e/visitor-headers.ts";
import { type MetricsPorts, readMetrics } from "./process-metrics.ts";
import type { Row } from "./table.ts";

const leads = 2000;
const seconds = 10;
/** Cached pages that visitors open meanwhile. */
const pages = ["/", "/grace-kim", "/en/claire-whitmore", "/ja-JP/haruka-sato"];
const pauseBetweenPagesMs = 10;
const limitMs = 100;
const memoryLimitMb = 600;

/** Time of pages while many leads are stored, on a machine without a database server; then the memory of both processes. */
export async function burst(product: Product, ports: MetricsPorts): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true });
  try {
    for (const path of pages) await send(agent, product.url + path);
    const { times: idle } = await visitPages(agent, product.url, () => wait(3000));
    const { times: busy, result: statuses } = await visitPages(agent, product.url, () =>
      postLeads(agent, product.url),
    );
    const stored = statuses.filter((status) => status === 201).length;
    const [site, backend] = await Promise.all([
      readMetrics(ports.site),
      readMetrics(ports.backend),
    ]);
    const memory = site.memoryMb + backend.memoryMb;
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
        measured: `${memory.toFixed(0)} MB  (site ${site.memoryMb.toFixed(0)}, services ${backend.memoryMb.toFixed(0)})`,
        limit: `${memoryLimitMb} MB`,
        passes: memory <= memoryLimitMb,
      },
    ];
  } finally {
    agent.destroy();
  }
}

/** Posts at a constant rate, whether or not earlier requests have a response. */
async function postLeads(agent: Agent, url: string): Promise<number[]> {
  const start = performance.now();
  const posts: Promise<number>[] = [];
  for (let n = 0; n < leads; n += 1) {
    const due = start + (n * seconds * 1000) / leads;
    if (due > performance.now()) await wait(due - performance.now());
    posts.push(send(agent, `${url}/api/send-to-slack`, lead(`Burst ${n}`)));
  }
  return Promise.all(posts);
}

/** Opens pages one after another while `work` runs; returns their times in ms. */
async function visitPages<Result>(agent: Agent, url: string, work: () => Promise<Result>) {
  const times: number[] = [];
  const state = { isWorking: true };
  const working = work().finally(() => (state.isWorking = false));
  for (let n = 0; state.isWorking; n += 1) {
    const start = performance.now();
    await send(agent, url + pages[n % pages.length]);
    times.push(performance.now() - start);
    await wait(pauseBetweenPagesMs);
  }
  return { times, result: await working };
}

async function send(agent: Agent, url: string, body?: object): Promise<number> {
  const headers = { ...visitorHeaders(), ...(body ? { "content-type": "application/json" } : {}) };
  const call = request(url, { agent, method: body ? "POST" : "GET", headers });
  call.end(body ? JSON.stringify(body) : undefined);
  const [response] = (await once(call, "response")) as [IncomingMessage]; // declared by node:http
  response.resume();
  await once(response, "end");
  return response.statusCode ?? 0;
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}
