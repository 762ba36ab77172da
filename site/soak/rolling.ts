import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../packages/server/test/fixtures/postgres.ts";
import type { Row } from "../bench/table.ts";
import { cachedPages } from "../bench/visitor-load.ts";
import { createProcess, getFreePort, type Process } from "../e2e/product.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { keepWriting, steadyPauses } from "./keep-writing.ts";
import { createLedger } from "./ledger.ts";
import { openPage } from "./open-page.ts";
import { info, mustBeNone, type Scenario, verificationRows } from "./scenario.ts";
import {
  awaitDeliveries,
  postgresVariables,
  type Receivers,
  receiverVariables,
  startReceivers,
} from "./soak-product.ts";
import { verify } from "./verify.ts";
import { createWriteSource } from "./writes.ts";

/** Two processes of each kind, restarted one at a time in each round while visitors and agents use them. */
export const rolling: Scenario = { databases: ["postgres"], rounds: 5, run: runRolling };

async function runRolling({ rounds }: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const receivers = await startReceivers();
  const cluster = await startCluster(receivers);
  const { addresses, members, balancers } = cluster;
  try {
    const ledger = createLedger();
    const writers = keepWriting(await createWriteSource(addresses, ledger), steadyPauses);
    const visitors = visitPages(addresses.url);
    for (let round = 0; round < rounds; round += 1)
      for (const { process, balancer, port } of members) {
        await wait(500);
        balancer.remove(port);
        await process.stop();
        await wait(500);
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
      info("pages opened", pages.opened),
      mustBeNone("pages that failed", pages.failed),
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

interface Member {
  process: Process;
  balancer: Balancer;
  port: number;
}

/** Two sites and two services on one PostgreSQL, with one data folder for photos and caches. */
async function startCluster(receivers: Receivers) {
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), "realtor-soak-"));
  const [sitePorts, backendPorts] = [await getTwoPorts(), await getTwoPorts()];
  const sites = await startBalancer(sitePorts);
  const services = await startBalancer(backendPorts);
  const addresses = {
    url: `http://localhost:${sites.port}`,
    backendUrl: `http://127.0.0.1:${services.port}`,
  };
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
    SITE_URL: addresses.url,
    BACKEND_PUBLIC_URL: addresses.backendUrl,
    HOME_API_URL: addresses.backendUrl,
    LOANING_API_URL: addresses.backendUrl,
    ...receiverVariables(receivers),
    ...postgresVariables(await postgres.createDatabase("soak")),
  };
  const ready = (port: number) => `http://127.0.0.1:${port}/health/ready`;
  const members: Member[] = [
    ...backendPorts.map((port) => ({
      process: createProcess(
        "packages/backend",
        { ...env, BACKEND_PORT: String(port) },
        ready(port),
      ),
      balancer: services,
      port,
    })),
    ...sitePorts.map((port) => ({
      process: createProcess("site", { ...env, PORT: String(port) }, ready(port)),
      balancer: sites,
      port,
    })),
  ];
  for (const { process, balancer, port } of members) {
    await process.start();
    await balancer.untilReady(port);
  }
  return {
    addresses,
    members,
    balancers: [sites, services],
    async stop() {
      await Promise.all(members.map(({ process }) => process.stop()));
      await Promise.all([sites.close(), services.close(), postgres.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function getTwoPorts(): Promise<readonly [number, number]> {
  return [await getFreePort(), await getFreePort()];
}

/** Opens pages one after another until it is stopped. */
function visitPages(url: string) {
  const state = { isStopping: false, opened: 0, failed: [] as string[] };
  const visiting = (async () => {
    for (let n = 0; !state.isStopping; n += 1) {
      const path = cachedPages[n % cachedPages.length] ?? "/";
      const status = await openPage(url + path).catch(() => 0);
      state.opened += 1;
      if (status !== 200) state.failed.push(`${path} ${status}`);
      await wait(20);
    }
  })();
  return {
    async stop() {
      state.isStopping = true;
      await visiting;
      return state;
    },
  };
}
