import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "../bench/table.ts";
import { keepWriting, quickPauses, steadyPauses } from "./keep-writing.ts";
import { createLedger } from "./ledger.ts";
import { info, mustBeNone, type Scenario, verificationRows } from "./scenario.ts";
import { awaitDeliveries, receiverVariables, startReceivers } from "./soak-product.ts";
import { startCluster } from "./start-cluster.ts";
import { verify } from "./verify.ts";
import { visitPages } from "./visit-pages.ts";
import { createWriteSource } from "./writes.ts";

/**
 * Two processes of each kind, restarted one at a time in each round while visitors and agents use them. A quick run
 * restarts one of each kind.
 */
export const rolling: Scenario = { databases: ["postgres"], rounds: 5, run: runRolling };

/** Seconds; the balancer checks ten times in each. */
const shutdownDelay = 1;

async function runRolling({ rounds, isQuick }: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const receivers = await startReceivers();
  const env = { ...receiverVariables(receivers), SHUTDOWN_DELAY: String(shutdownDelay) };
  const cluster = await startCluster({ sites: 2, services: 2, folders: 1, env, isQuick });
  const { addresses, services, sites, balancers } = cluster;
  const kinds = [services, sites];
  const members = kinds.flatMap((kind) => (isQuick ? kind.slice(0, 1) : kind));
  try {
    const ledger = createLedger();
    const pauses = isQuick ? quickPauses : steadyPauses;
    const writers = keepWriting(await createWriteSource(addresses, ledger), pauses);
    const visitors = visitPages(addresses.url, isQuick ? 50 : 20);
    for (let round = 0; round < rounds; round += 1)
      for (const { process, balancer, port } of members) {
        await wait(isQuick ? 200 : 500);
        // The balancer notices by itself.
        await process.stop();
        await process.start();
        await balancer.untilReady(port);
      }
    await writers.stop();
    const pages = await visitors.stop();
    const deliveries = await awaitDeliveries(receivers, ledger);
    const refused = [...ledger.refusals].map(([what, count]) => `${what}: ${count}`);
    return [
      info("processes restarted (SIGTERM), one at a time", rounds * members.length),
      ...verificationRows(ledger, await verify(addresses, ledger)),
      mustBeNone("writes that failed", refused),
      info("pages and their files opened", pages.opened),
      mustBeNone("pages and files that failed", pages.failed),
      mustBeNone(
        "requests that no process answered",
        balancers.flatMap(({ failures }) => failures),
      ),
      mustBeNone("not delivered to chat or mailbox", deliveries.missing),
      info("delivered again (at least once)", deliveries.repeated),
    ];
  } finally {
    await cluster.stop();
    await receivers.close();
  }
}
