import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "../bench/table.ts";
import { keepWriting, sendBurst, sendUntilAcknowledged, steadyPauses } from "./keep-writing.ts";
import { countWrites, createLedger, type Ledger } from "./ledger.ts";
import { openPage } from "./visit-pages.ts";
import { between, createRandom } from "./random.ts";
import { atMost, info, mustBeNone, type Scenario, verificationRows } from "./scenario.ts";
import { startSoakServer } from "./soak-database.ts";
import { awaitDeliveries, startSoakProduct } from "./soak-product.ts";
import { verify } from "./verify.ts";
import { createWriteSource } from "./writes.ts";

/** From the end of the fault; the site tests a service that failed every 2 s. */
const recoveryLimitSeconds = 20;

/** The shortest and the longest time. */
type Range = readonly [number, number];
interface Times {
  /** Before a fault. */
  beforeMs: Range;
  /** Of half a pause. */
  halfPauseMs: Range;
}

const fullTimes: Times = { beforeMs: [500, 2000], halfPauseMs: [2500, 10_000] };
/** A pause is longer than the 5 s in which a connection has to open. */
const quickTimes: Times = { beforeMs: [300, 600], halfPauseMs: [2700, 3000] };

/** PostgreSQL restarts without a checkpoint, then stops for seconds as in a failover, in each round. */
export const database: Scenario = { databases: ["postgres"], rounds: 10, run: runDatabase };

async function runDatabase({
  rounds,
  seed,
  isQuick,
}: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const random = createRandom(seed);
  const { beforeMs, halfPauseMs } = isQuick ? quickTimes : fullTimes;
  const { server, ...own } = await startSoakServer();
  const { product, receivers, stop } = await startSoakProduct("postgres", {
    isQuick,
    database: own,
  });
  try {
    const ledger = createLedger();
    const writers = keepWriting(await createWriteSource(product, ledger), steadyPauses);
    const sudden = await createWriteSource(product, ledger);
    const answers = new Set<number>();
    const cachedPages: number[] = [];
    let slowest = 0;
    const homepage = `${product.url}/grace-kim`;
    // Afterwards the page is served from memory.
    await openPage(homepage);
    for (let round = 0; round < rounds; round += 1) {
      await wait(between(random, ...beforeMs));
      // A save that follows another one is sent without reading first, which would already fail.
      for (const kind of ["draft", "publish"] as const)
        await sendUntilAcknowledged(sudden[kind](), () => true);
      // What is acknowledged meanwhile has to be there in the end.
      await server.restart(async () => {
        for (const status of await Promise.all(sendBurst(sudden))) answers.add(status);
      });
      slowest = Math.max(slowest, await measureRecovery(ledger));
      await wait(between(random, ...beforeMs));
      const resume = await server.pause();
      try {
        await wait(between(random, ...halfPauseMs));
        cachedPages.push(await openPage(homepage));
        await wait(between(random, ...halfPauseMs));
      } finally {
        resume();
      }
      slowest = Math.max(slowest, await measureRecovery(ledger));
    }
    await writers.stop();
    const deliveries = await awaitDeliveries(receivers, ledger);
    const failedPages = cachedPages.filter((status) => status !== 200);
    return [
      info(
        `immediate restarts and pauses of ${describePause(halfPauseMs)}`,
        `${rounds} and ${rounds}`,
      ),
      info(
        "responses to writes without a database",
        [...answers].toSorted((a, b) => a - b).join(", "),
      ),
      ...verificationRows(ledger, await verify(product, ledger)),
      mustBeNone("not delivered to chat or mailbox", deliveries.missing),
      info("delivered again (at least once)", deliveries.repeated),
      mustBeNone("homepages not served during a pause", failedPages.map(String)),
      atMost("longest time until a write succeeds again", slowest, recoveryLimitSeconds, "s"),
    ];
  } finally {
    await stop();
  }
}

function describePause([shortest, longest]: Range): string {
  return `${(shortest * 2) / 1000} to ${(longest * 2) / 1000} s`;
}

/** Seconds until a lead or contact request and a save are acknowledged after now. */
async function measureRecovery(ledger: Ledger): Promise<number> {
  const start = performance.now();
  const requests = () => ledger.leads.length + ledger.contacts.length;
  const [before, sent] = [countWrites(ledger), requests()];
  const saved = ledger.saves.length;
  while (requests() === sent || ledger.saves.length === saved || countWrites(ledger) < before + 2) {
    if (performance.now() - start > 120_000) throw new Error("No write succeeds after the fault.");
    await wait(50);
  }
  return Math.round((performance.now() - start) / 100) / 10;
}
