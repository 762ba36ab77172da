import { Gauge, type Registry } from "prom-client";
import type { Backlog } from "./backlog.ts";
import { rejectAfter } from "./health.ts";

interface BacklogGauges {
  /** The gauge of the counts; that of the ages has `_oldest_seconds` added. */
  name: string;
  /** What waits, such as "visitor request". */
  entry: string;
  /** Called once for each scrape; when it fails, the gauges are omitted. */
  read: () => Promise<readonly Backlog[]>;
}

/** Below the time in which Prometheus expects the metrics. */
const timeoutMs = 2000;

/** Adds gauges of a delivery backlog: `<name>` and `<name>_oldest_seconds`, by channel and state. */
export function addBacklogGauges(registry: Registry, { name, entry, read }: BacklogGauges): void {
  let reading: Promise<readonly Backlog[]> | undefined;
  /** One query for both gauges of a scrape. */
  function readOnce(): Promise<readonly Backlog[]> {
    reading ??= rejectAfter(timeoutMs, read())
      .catch(() => [])
      .finally(() => (reading = undefined));
    return reading;
  }
  function createGauge(gaugeName: string, help: string, value: (backlog: Backlog) => number): void {
    const gauge = new Gauge({
      name: gaugeName,
      help,
      labelNames: ["channel", "state"] as const,
      registers: [registry],
      async collect() {
        const backlog = await readOnce();
        gauge.reset();
        for (const one of backlog)
          gauge.set({ channel: one.channel, state: one.state }, value(one));
      },
    });
  }
  createGauge(name, `Undelivered ${entry}s, by channel and state.`, ({ count }) => count);
  createGauge(
    `${name}_oldest_seconds`,
    `Age of the oldest undelivered ${entry}, by channel and state.`,
    ({ oldestSeconds }) => oldestSeconds,
  );
}

/** Adds `<prefix>_storage_writable`: 1 while the database can store something, else 0. */
export function addStorageGauge(
  registry: Registry,
  prefix: string,
  checkStorage: () => Promise<void>,
): void {
  const gauge = new Gauge({
    name: `${prefix}_storage_writable`,
    help: "Whether the database can store something: 1 or 0.",
    registers: [registry],
    async collect() {
      const isWritable = await rejectAfter(timeoutMs, checkStorage()).then(
        () => true,
        () => false,
      );
      gauge.set(isWritable ? 1 : 0);
    },
  });
}
