import { Gauge, type Registry } from "prom-client";
import { rejectAfter } from "./health.ts";

/** Below the time in which Prometheus expects the metrics. */
const timeoutMs = 2000;

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
