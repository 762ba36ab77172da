import { Agent } from "node:http";
import { Client } from "pg";
import type { TestPostgres } from "../../../packages/server/test/fixtures/postgres.ts";
import type { TestS3 } from "../../../packages/server/test/fixtures/s3.ts";
import { findFreePort } from "../../../tools/find-free-port.ts";
import { postgresVariables } from "../../e2e/fixtures/prepared-data.ts";
import { startProduct } from "../../e2e/fixtures/product.ts";
import { s3Variables } from "../../soak/start-cluster.ts";
import { type MetricsPorts, readMetrics } from "../process-metrics.ts";
import { type CpuTime, perRequest, readCpuTime } from "./cpu-time.ts";
import { createOperations, type Operation, type OperationName } from "./operations.ts";
import { seedAgents } from "./seed-agents.ts";
import { sendAll } from "./send-request.ts";

type Operations = Record<OperationName, Operation>;

/** Processor time per request of each operation, with so many visitors at the same time. */
export interface Measurement {
  visitors: number;
  costs: Record<OperationName, CpuTime>;
  /** Responses other than a success: operation and status. */
  failed: readonly string[];
  /** Resident memory afterwards, in MB. */
  memory: { site: number; services: number };
}

/** What was measured with a number of agents. */
export interface Level {
  agents: number;
  measurements: readonly Measurement[];
  /** Bytes of the database with the rows of these agents. */
  databaseBytes: number;
}

export interface LevelOptions {
  agents: number;
  visitors: readonly number[];
  /** Requests per measurement are multiplied by it: less than 1 for a test. */
  scale: number;
  servers: { postgres: TestPostgres; s3: TestS3 };
  report: (line: string) => void;
}

/** Starts one site and one process of the services with so many agents, and measures every operation. */
export async function measureLevel(options: LevelOptions): Promise<Level> {
  const { agents, visitors, scale, servers } = options;
  const url = await servers.postgres.createDatabase(`sizing_${agents}`);
  const ports = { site: await findFreePort(), backend: await findFreePort() };
  const env = {
    ...postgresVariables(url),
    ...s3Variables(servers.s3),
    METRICS_PORT: String(ports.site),
    BACKEND_METRICS_PORT: String(ports.backend),
  };
  // The first start creates the tables and the samples; the second one reads what was added.
  const first = await startProduct({ env });
  await first.stop();
  const client = new Client({ connectionString: url });
  await client.connect();
  const connections = new Agent({ keepAlive: true, maxSockets: Math.max(...visitors) });
  try {
    await seedAgents(client, agents);
    const { rows } = await client.query<{ bytes: string }>(
      "select pg_database_size(current_database()) as bytes",
    );
    const product = await startProduct({ env });
    try {
      const editors = Math.max(1, Math.ceil(3 * scale));
      const operations = await createOperations(product, connections, { agents, editors });
      await warmUp(operations, scale);
      const measurements: Measurement[] = [];
      for (const count of visitors)
        measurements.push(await measureVisitors(count, { ...options, operations, ports, client }));
      return { agents, measurements, databaseBytes: Number(rows[0]?.bytes) };
    } finally {
      await product.stop();
    }
  } finally {
    connections.destroy();
    await client.end();
  }
}

/** Of measurements: higher than any number of a request in the warm-up. */
const firstNumber = 1000;

/** The first requests of a process are slow, since its code is not compiled yet. */
async function warmUp(operations: Operations, scale: number): Promise<void> {
  const most = Math.max(2, Math.round(80 * scale));
  for (const { send, atOnce } of Object.values(operations)) {
    const count = Math.min(most, 4 * atOnce);
    await sendAll(send, { first: 0, count, atOnce: Math.min(4, atOnce) });
  }
}

interface Measured extends LevelOptions {
  operations: Operations;
  ports: MetricsPorts;
  client: Client;
}

/** Measures every operation with so many visitors at the same time. */
async function measureVisitors(visitors: number, options: Measured): Promise<Measurement> {
  const { agents, scale, operations, ports, client, report } = options;
  const costs: [string, CpuTime][] = [];
  const failed: string[] = [];
  let first = firstNumber * visitors;
  for (const [key, { name, atOnce, requests, send }] of Object.entries(operations)) {
    const inProgress = Math.min(visitors, atOnce);
    const count = Math.max(2, Math.round(Math.max(requests, inProgress) * scale));
    const before = await readCpuTime(ports, client);
    const statuses = await sendAll(send, { first, count, atOnce: inProgress });
    costs.push([key, perRequest(before, await readCpuTime(ports, client), count)]);
    failed.push(...statuses.map((status) => `${name}: ${status}`));
    first += count;
    report(`${agents} agents, ${visitors} at once: ${name}`);
  }
  const [site, services] = await Promise.all([readMetrics(ports.site), readMetrics(ports.backend)]);
  return {
    visitors,
    costs: Object.fromEntries(costs) as Measurement["costs"], // every operation was measured
    failed,
    memory: { site: site.memoryMb, services: services.memoryMb },
  };
}
