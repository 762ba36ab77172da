import { readdir, readFile } from "node:fs/promises";
import type { Client } from "pg";
import { type MetricsPorts, readMetrics } from "../process-metrics.ts";

/** Processor time in ms: of one request, or of each process since its start. */
export interface CpuTime {
  site: number;
  services: number;
  database: number;
}

/** Clock ticks per second, in which Linux counts the time of processes. */
const ticks = 100;

/** Reads the processor time of the site, the services and the PostgreSQL server of a client. */
export async function readCpuTime(ports: MetricsPorts, client: Client): Promise<CpuTime> {
  const [site, services, database] = await Promise.all([
    readMetrics(ports.site),
    readMetrics(ports.backend),
    readServerTime(client),
  ]);
  return { site: site.cpuMs, services: services.cpuMs, database };
}

/** The time per request between two readings. */
export function perRequest(before: CpuTime, after: CpuTime, requests: number): CpuTime {
  const difference = (process: keyof CpuTime) =>
    Math.max(0, after[process] - before[process]) / requests;
  return {
    site: difference("site"),
    services: difference("services"),
    database: difference("database"),
  };
}

export function sumCpuTime({ site, services, database }: CpuTime): number {
  return site + services + database;
}

/** The server's own time, that of its connections, and that of connections that have ended. */
async function readServerTime(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const server = (await readStat(rows[0]?.pid ?? 0))?.parent ?? 0;
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map(readStat));
  const children = stats.filter((stat) => stat?.parent === server);
  const own = await readStat(server);
  const ended = own?.endedChildren ?? 0;
  return [own, ...children].reduce((sum, stat) => sum + (stat?.own ?? 0), ended);
}

/** Undefined for a process that has ended. */
async function readStat(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  // The name in parentheses may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  const toMs = (count: number) => (count * 1000) / ticks;
  return { parent, own: toMs(user + system), endedChildren: toMs(childUser + childSystem) };
}
