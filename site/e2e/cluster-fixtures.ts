import { createRandom } from "../soak/random.ts";
import { type Cluster, type Member, startCluster } from "../soak/start-cluster.ts";
import { test as base } from "./fixtures.ts";

interface WorkerFixtures {
  cluster: Cluster;
}

/**
 * Three sites and two services on two data folders, PostgreSQL and an S3 store. Each request, also those of the
 * sites to the services, goes to any process.
 */
export const test = base.extend<object, WorkerFixtures>({
  cluster: [
    async ({ chat }, provide) => {
      const seed = Number(process.env["CLUSTER_SEED"] ?? Math.floor(Math.random() * 1e6));
      console.log(`The seed of the balancers is ${seed}: CLUSTER_SEED=${seed} repeats it.`);
      const cluster = await startCluster({
        sites: 3,
        services: 2,
        folders: 2,
        random: createRandom(seed),
        env: { SLACK_WEBHOOK_URL: chat.url },
      });
      await provide(cluster);
      await cluster.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  product: [
    async ({ cluster }, provide) => {
      const [site] = cluster.sites;
      const [service] = cluster.services;
      if (!site || !service) throw new Error("The cluster has no processes.");
      const processes = { site: site.process, backend: service.process };
      // The files are in the store.
      await provide({ ...cluster.addresses, ...processes, dataDir: "", stop: cluster.stop });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

/** The address of one process, without the balancer. */
export function addressOf({ port }: Member): string {
  return `http://localhost:${port}`;
}
