import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { describeMemory, readProductMemory } from "../bench/process-memory.ts";
import type { Row } from "../bench/table.ts";
import { cachePages, p99, postLeads, visitPages } from "../bench/visitor-load.ts";
import { lead } from "../e2e/fixtures/inbox-page.ts";
import { createLedger } from "./ledger.ts";
import { atMost, info, mustBeNone, type Scenario } from "./scenario.ts";
import { databases, startSoakProduct } from "./soak-product.ts";
import { verify } from "./verify.ts";
import { createName } from "./writes.ts";

const leadsPerRound = 200;
const pageLimitMs = 100;
const memoryLimitMb = 600;

/** 200 leads a second; a round is one second. */
export const burst: Scenario = { databases, rounds: 10, run: runBurst };

async function runBurst({
  database,
  rounds,
  isQuick,
}: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const { product, stop } = await startSoakProduct(database, { isQuick });
  const agent = new Agent({ keepAlive: true });
  try {
    await cachePages(agent, product.url);
    const { times: idle } = await visitPages(agent, product.url, () => wait(isQuick ? 200 : 2000));
    const names = Array.from({ length: leadsPerRound * rounds }, createName);
    const { times, result } = await visitPages(agent, product.url, () =>
      postLeads(agent, product.url, { leads: names.map((name) => lead(name)), seconds: rounds }),
    );
    const memory = await readProductMemory(product);
    const ledger = createLedger();
    ledger.leads.push(...names.filter((_, n) => result[n] === 201));
    const { lost, twice } = await verify(product, ledger);
    const refused = result.filter((status) => status !== 201);
    return [
      info("leads sent", `${names.length} in ${rounds} s`),
      mustBeNone("leads not acknowledged", refused.map(String)),
      mustBeNone("acknowledged and lost", lost),
      mustBeNone("stored twice", twice),
      info("p99 of cached pages without load", `${p99(idle)} ms`),
      atMost("p99 of cached pages meanwhile", p99(times), pageLimitMs, "ms"),
      atMost("memory of both processes", memory.together, memoryLimitMb, "MB"),
      info("memory by part", describeMemory(memory)),
    ];
  } finally {
    agent.destroy();
    await stop();
  }
}
