import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "../bench/table.ts";
import { repositoryRoot } from "../e2e/fixtures/product.ts";
import { keepWriting, steadyPauses } from "./keep-writing.ts";
import { createLedger } from "./ledger.ts";
import { buildVersion } from "./previous-version.ts";
import { info, mustBeNone, type Scenario, verificationRows } from "./scenario.ts";
import { awaitDeliveries, receiverVariables, startReceivers } from "./soak-product.ts";
import { type Member, startCluster } from "./start-cluster.ts";
import { verify } from "./verify.ts";
import { visitPages } from "./visit-pages.ts";
import { createWriteSource } from "./writes.ts";

/**
 * A previous version is replaced by this one, a process at a time, while visitors and agents use both. The
 * second round replaces it back, on the database of this version, and the third forward again.
 */
export const upgrade: Scenario = { databases: ["postgres"], rounds: 3, run: runUpgrade };

async function runUpgrade({ rounds, from }: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  if (from === undefined) throw new Error("This scenario needs the version that is replaced.");
  const previous = await buildVersion(from);
  try {
    return await replaceInTurn(previous.root, rounds);
  } finally {
    await previous.remove();
  }
}

async function replaceInTurn(previous: string, rounds: number): Promise<Row[]> {
  const receivers = await startReceivers();
  const cluster = await startCluster({
    sites: 2,
    services: 2,
    folders: 1,
    root: previous,
    env: receiverVariables(receivers),
  });
  const { addresses, services, sites, balancers } = cluster;
  // Services first: a site may use what is new in them.
  const members = [...services, ...sites];
  try {
    const ledger = createLedger();
    const writers = keepWriting(await createWriteSource(addresses, ledger), steadyPauses);
    const visitors = visitPages(addresses.url);
    for (let round = 0; round < rounds; round += 1) {
      const isBack = round % 2 === 1;
      const root = isBack ? previous : repositoryRoot;
      for (const member of isBack ? members.toReversed() : members) await replace(member, root);
    }
    await writers.stop();
    const pages = await visitors.stop();
    const deliveries = await awaitDeliveries(receivers, ledger);
    const refused = [...ledger.refusals].map(([what, count]) => `${what}: ${count}`);
    const unanswered = balancers.flatMap(({ failures }) => failures);
    return [
      info("processes replaced by the other version, one at a time", rounds * members.length),
      ...verificationRows(ledger, await verify(addresses, ledger)),
      mustBeNone("writes that failed", refused),
      info("pages and their files opened", pages.opened),
      mustBeNone("pages and files that failed", pages.failed),
      mustBeNone("requests that no process answered", unanswered),
      mustBeNone("not delivered to chat or mailbox", deliveries.missing),
      info("delivered again (at least once)", deliveries.repeated),
    ];
  } finally {
    await cluster.stop();
    await receivers.close();
  }
}

/** A version without `SHUTDOWN_DELAY` must be removed from the balancer first. */
async function replace(member: Member, root: string): Promise<void> {
  const { balancer, port } = member;
  balancer.remove(port);
  await wait(500);
  await member.process.stop();
  member.process = member.create(root);
  await member.process.start();
  await balancer.untilReady(port);
  await wait(2000);
}
