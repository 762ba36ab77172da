import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "../bench/table.ts";
import { keepWriting, sendBurst, sendUntilAcknowledged, steadyPauses } from "./keep-writing.ts";
import { createLedger, snapshot } from "./ledger.ts";
import { between, createRandom } from "./random.ts";
import { info, mustBeNone, type Scenario, verificationRows } from "./scenario.ts";
import { awaitDeliveries, databases, startSoakProduct } from "./soak-product.ts";
import { verify } from "./verify.ts";
import { createWriteSource } from "./writes.ts";

/** SIGKILL of the site, the services or both while writes of every kind are running. */
export const kill: Scenario = { databases, rounds: 100, run: runKill };

async function runKill({
  database,
  rounds,
  seed,
  isQuick,
}: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const random = createRandom(seed);
  const { product, receivers, stop } = await startSoakProduct(database, { isQuick });
  try {
    const ledger = createLedger();
    // A round takes less than a minute.
    const steady = await createWriteSource(product, ledger, rounds * (60_000 / steadyPauses.photo));
    const sudden = await createWriteSource(product, ledger);
    const writers = keepWriting(steady, steadyPauses);
    const lost = new Set<string>();
    let slowestStart = 0;
    for (let round = 0; round < rounds; round += 1) {
      await wait(between(random, 200, isQuick ? 600 : 2000));
      // The signal follows the response of a photo at once, which has to be stored by then, and arrives
      // while some of the burst are running: a write takes 2 to 80 ms.
      const photo = sendUntilAcknowledged(sudden.photo(), () => true);
      await wait(between(random, 0, 60));
      const burst = sendBurst(sudden);
      await photo;
      const killed = targets[(Math.abs(seed) + round) % targets.length] ?? [];
      await Promise.all(killed.map((name) => product[name].kill()));
      await Promise.all(burst);
      const start = performance.now();
      await Promise.all(killed.map((name) => product[name].start()));
      slowestStart = Math.max(slowestStart, performance.now() - start);
      // The last one is followed by all of it.
      if (round === rounds - 1) break;
      // Photos of earlier rounds are read once more at the end.
      const { photos, ...rest } = snapshot(ledger);
      const found = await verify(product, { ...rest, photos: photos.slice(-20) });
      for (const entry of found.lost) lost.add(entry);
    }
    await writers.stop();
    const deliveries = await awaitDeliveries(receivers, ledger);
    const found = await verify(product, ledger);
    for (const entry of found.lost) lost.add(entry);
    return [
      info("kills (SIGKILL of site, services or both)", rounds),
      ...verificationRows(ledger, { ...found, lost: [...lost] }),
      mustBeNone("not delivered to chat or mailbox", deliveries.missing),
      info("delivered again after a kill (at least once)", deliveries.repeated),
      info("longest start after a kill", `${(slowestStart / 1000).toFixed(1)} s`),
    ];
  } finally {
    await stop();
  }
}

/** In turn; the seed is the first. */
const targets: readonly (readonly Target[])[] = [["site"], ["backend"], ["site", "backend"]];

type Target = "site" | "backend";
