import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "../bench/table.ts";
import type { Product } from "../e2e/fixtures/product.ts";
import { keepWriting, steadyPauses } from "./keep-writing.ts";
import { createLedger, writeKinds } from "./ledger.ts";
import { openPage } from "./visit-pages.ts";
import { info, mustBeNone, type Scenario, verificationRows } from "./scenario.ts";
import { createSmallDisk } from "./small-disk.ts";
import { awaitDeliveries, startSoakProduct } from "./soak-product.ts";
import { verify } from "./verify.ts";
import { createWriteSource, type WriteSource } from "./writes.ts";

const diskMb = 400;
/** Before and after the disk is full, and meanwhile. */
const fullTimes = { aroundMs: 2000, fullMs: 5000 };
const quickTimes = { aroundMs: 500, fullMs: 1500 };

/** The disk of the data folder is full, and later has room again. */
export const diskFull: Scenario = { databases: ["pglite"], rounds: 3, run: runDiskFull };

async function runDiskFull({ rounds, isQuick }: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const { aroundMs, fullMs } = isQuick ? quickTimes : fullTimes;
  const disk = await createSmallDisk(diskMb);
  try {
    const { product, receivers, stop } = await startSoakProduct("pglite", {
      isQuick,
      dataDir: disk.path,
    });
    try {
      const ledger = createLedger();
      const source = await createWriteSource(product, ledger);
      const statuses = new Set<string>();
      const failedPages: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = keepWriting(source, steadyPauses);
        await wait(aroundMs);
        await before.stop();
        const makeRoom = await disk.fill();
        const end = Date.now() + fullMs;
        while (Date.now() < end) {
          for (const status of await writeOnce(source)) statuses.add(status);
          const opened = await openPages(product);
          failedPages.push(...opened.filter((status) => status !== 200).map(String));
          await wait(200);
        }
        await makeRoom();
        const after = keepWriting(source, steadyPauses);
        await wait(aroundMs);
        await after.stop();
      }
      const deliveries = await awaitDeliveries(receivers, ledger);
      const unexpected = [...statuses].filter((status) => !/ (?:201|503|507)$/.test(status));
      return [
        info(`a ${diskMb} MB disk (tmpfs) filled and cleared`, `${rounds} times`),
        ...verificationRows(ledger, await verify(product, ledger)),
        mustBeNone("not delivered to chat or mailbox", deliveries.missing),
        info("responses to writes while full", [...statuses].toSorted().join(", ")),
        mustBeNone("responses other than 201, 503, 507", unexpected),
        mustBeNone("pages not served while full", failedPages),
      ];
    } finally {
      await stop();
    }
  } finally {
    await disk.remove();
  }
}

/** One attempt of each kind, such as "lead 503". */
function writeOnce(source: WriteSource): Promise<string[]> {
  return Promise.all(writeKinds.map(async (kind) => `${kind} ${await source[kind]().send()}`));
}

function openPages({ url }: Product): Promise<number[]> {
  return Promise.all(
    ["/", "/grace-kim", "/en/claire-whitmore"].map((path) => openPage(url + path)),
  );
}
