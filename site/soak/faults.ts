import { setTimeout as wait } from "node:timers/promises";
import { type S3Fault, startFaultyS3 } from "../../packages/server/test/fixtures/faulty-s3.ts";
import type { Row } from "../bench/table.ts";
import { keepWriting, quickPauses, steadyPauses } from "./keep-writing.ts";
import { countWrites, createLedger } from "./ledger.ts";
import { createRandom } from "./random.ts";
import { atMost, info, mustBeNone, type Scenario, verificationRows } from "./scenario.ts";
import { canCreateSmallDisk, createSmallDisk } from "./small-disk.ts";
import { awaitDeliveries, receiverVariables, startReceivers } from "./soak-product.ts";
import { type Cluster, startCluster } from "./start-cluster.ts";
import { verify } from "./verify.ts";
import { visitPages } from "./visit-pages.ts";
import { createWriteSource } from "./writes.ts";

/** The shortest time of a fault, and of the work after it. */
const faultMs = 4000;
const diskMb = 64;
/** The clocks of the two machines are 30 s apart, and neither has the time of the database. */
const clockSkews = [15_000, -15_000];
const s3Faults: readonly S3Fault[] = ["refuses", "hangs", "garbage"];

/**
 * Two machines, each with two sites and a service, whose clocks differ. In each round the S3 store has three
 * faults, the disk of one machine is full, a balancer cuts connections, and a site and a service are killed.
 */
export const faults: Scenario = { databases: ["postgres"], rounds: 5, run: runFaults };

async function runFaults({
  rounds,
  seed,
  isQuick,
}: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const receivers = await startReceivers();
  const s3 = await startFaultyS3();
  const disk = (await canCreateSmallDisk()) ? await createSmallDisk(diskMb) : undefined;
  const cluster = await startCluster({
    sites: isQuick ? 2 : 4,
    services: 2,
    folders: 2,
    random: createRandom(seed),
    env: receiverVariables(receivers),
    isQuick,
    s3,
    clockSkews,
    ...(disk ? { firstFolder: disk.path } : {}),
  });
  const { addresses, balancers, services, sites } = cluster;
  try {
    const ledger = createLedger();
    const pauses = isQuick ? { ...quickPauses, photo: 500 } : steadyPauses;
    const writers = keepWriting(await createWriteSource(addresses, ledger), pauses);
    /** Waits until each of the numbers has increased by this much, and not less than the time of a fault. */
    const untilMore = (more: number, ...counts: (() => number)[]) =>
      untilIncreased(isQuick ? 0 : faultMs, more, counts);
    const writes = () => countWrites(ledger);
    const failedPages: string[] = [];
    /** Runs while visitors open pages, all of which have to be served. */
    const whileVisited = async (work: (opened: () => number) => Promise<unknown>) => {
      const visitors = visitPages(addresses.url, isQuick ? 100 : 20);
      await work(() => visitors.visits.opened);
      failedPages.push(...(await visitors.stop()).failed);
    };
    for (let round = 0; round < rounds; round += 1) {
      await whileVisited(async (opened) => {
        for (const fault of s3Faults) {
          s3.fault = fault;
          await untilMore(4, () => s3.failedCalls, opened);
          s3.fault = undefined;
          await untilMore(1, () => ledger.photos.length);
        }
        const makeRoom = await disk?.fill();
        await untilMore(5, writes, opened);
        await makeRoom?.();
      });
      for (const balancer of balancers) balancer.cutsConnections = true;
      await untilMore(4, ...balancers.map((balancer) => () => balancer.cutCount));
      for (const balancer of balancers) balancer.cutsConnections = false;
      for (const members of [sites, services]) {
        const member = members[round % members.length];
        if (!member) throw new Error("There is no process.");
        await member.process.kill();
        await untilMore(5, writes);
        await member.process.start();
        await member.balancer.untilReady(member.port);
      }
    }
    await writers.stop();
    const deliveries = await awaitDeliveries(receivers, ledger);
    const outages = rounds * s3Faults.length;
    // Another site's font is only in the store: the browser shows the text with the complete fonts.
    const isFont = (file: string) => file.includes("/page-fonts/");
    return [
      info("rounds with faults of the store, a disk, the balancer and processes", rounds),
      info("clocks of the two machines apart", `${((clockSkews[0] ?? 0) * 2) / 1000} s`),
      ...(disk ? [] : [info("the disk of one machine full", "not tested: needs root")]),
      ...verificationRows(ledger, await verify(addresses, ledger)),
      mustBeNone("not delivered to chat or mailbox", deliveries.missing),
      info("delivered again (at least once)", deliveries.repeated),
      mustBeNone(
        "pages and files that failed while the store or a disk failed",
        failedPages.filter((file) => !isFont(file)),
      ),
      info("fonts of pages that could not be read meanwhile", failedPages.filter(isFont).length),
      atMost("lines about the store in the log of a process", countLines(cluster), outages * 2, ""),
    ];
  } finally {
    await cluster.stop();
    await disk?.remove();
    await s3.stop();
    await receivers.close();
  }
}

/** Until then a fault has an effect, also on a machine that does other work. */
const effectMs = 120_000;

async function untilIncreased(
  shortestMs: number,
  more: number,
  counts: readonly (() => number)[],
): Promise<void> {
  const start = performance.now();
  const first = counts.map((count) => count());
  for (;;) {
    const time = performance.now() - start;
    const isMet = counts.every((count, index) => count() >= (first[index] ?? 0) + more);
    if (isMet && time >= shortestMs) return;
    if (time > effectMs) throw new Error("A fault has no effect, or its end.");
    await wait(50);
  }
}

/** The largest number of lines about an outage of the store; reading and writing have one each. */
function countLines({ sites, services }: Cluster): number {
  const counts = [...sites, ...services].map(
    ({ process }) => process.output().match(/files cannot be (?:read|written)/g)?.length ?? 0,
  );
  return Math.max(...counts);
}
