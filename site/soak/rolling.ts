import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "../bench/table.ts";
import { keepWriting, steadyPauses } from "./keep-writing.ts";
import { createLedger } from "./ledger.ts";
import { info, mustBeNone, type Scenario, verificationRows } from "./scenario.ts";
import { awaitDeliveries, receiverVariables, startReceivers } from "./soak-product.ts";
import { startCluster } from "./start-cluster.ts";
import { verify } from "./verify.ts";
import { visitPages } from "./visit-pages.ts";
import { createWriteSource } from "./writes.ts";

/** Two processes of each kind, restarted one at a time in each round while visitors and agents use them. */
export const rolling: Scenario = { databases: ["postgres"], rounds: 5, run: runRolling };

/** Seconds; the balancer checks ten times in each. */
const shutdownDelay = 1;

async function runRolling({ rounds }: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const receivers = await startReceivers();
  const env = { ...receiverVariables(receivers), SHUTDOWN_DELAY: String(shutdownDelay) };
  const cluster = await startCluster({ sites: 2, services: 2, folders: 1, env });
  const { addresses, services, sites, balancers } = cluster;
  const members = [...services, ...sites];
  try {
    const ledger = createLedger();
    const writers = keepWriting(await createWriteSource(addresses, ledger), steadyPauses);
    const visitors = visitPages(addresses.url);
    for (let round = 0; round < rounds; round += 1)
      for (const { process, balancer, port } of members) {
        await wait(500);
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
