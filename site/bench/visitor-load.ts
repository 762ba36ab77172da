import { once } from "node:events";
import { type Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { visitorHeaders } from "../e2e/fixtures/product.ts";

/** Cached pages that visitors open. */
export const cachedPages = ["/", "/grace-kim", "/en/claire-whitmore", "/ja-JP/haruka-sato"];

const pauseBetweenPagesMs = 10;

/** Posts at a constant rate, whether or not earlier requests have a response; returns the statuses. */
export async function postLeads(
  agent: Agent,
  url: string,
  { leads, seconds }: { leads: readonly object[]; seconds: number },
): Promise<number[]> {
  const start = performance.now();
  const posts: Promise<number>[] = [];
  for (const [n, lead] of leads.entries()) {
    const due = start + (n * seconds * 1000) / leads.length;
    if (due > performance.now()) await wait(due - performance.now());
    posts.push(send(agent, `${url}/api/send-to-slack`, lead));
  }
  return Promise.all(posts);
}

/** Opens pages one after another while `work` runs; returns their times in ms. */
export async function visitPages<Result>(agent: Agent, url: string, work: () => Promise<Result>) {
  const times: number[] = [];
  const state = { isWorking: true };
  const working = work().finally(() => (state.isWorking = false));
  for (let n = 0; state.isWorking; n += 1) {
    const start = performance.now();
    await send(agent, url + cachedPages[n % cachedPages.length]);
    times.push(performance.now() - start);
    await wait(pauseBetweenPagesMs);
  }
  return { times, result: await working };
}

/** Renders the pages, so that later visits measure the cache. */
export async function cachePages(agent: Agent, url: string): Promise<void> {
  for (const path of cachedPages) await send(agent, url + path);
}

/** The status of the response, 0 if the connection ended without one. */
async function send(agent: Agent, url: string, body?: object): Promise<number> {
  const headers = { ...visitorHeaders(), ...(body ? { "content-type": "application/json" } : {}) };
  const call = request(url, { agent, method: body ? "POST" : "GET", headers });
  call.end(body ? JSON.stringify(body) : undefined);
  try {
    const [response] = (await once(call, "response")) as [IncomingMessage]; // declared by node:http
    response.resume();
    await once(response, "end");
    return response.statusCode ?? 0;
  } catch {
    return 0;
  }
}

/** The 99th percentile in whole ms. */
export function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}
