/**
 * Benchmarks of the built site with a local backend. Each value is compared with a baseline from the same
 * run. `pnpm bench` runs all suites, `pnpm bench loading render` some of them. Exits with 1 when a limit
 * is exceeded; see docs/architecture.md#numbers-to-hold.
 */
import { type Product, startProduct } from "../e2e/fixtures/product.ts";
import { loading } from "./loading.ts";
import { analytics } from "./analytics.ts";
import { burst } from "./burst.ts";
import { importing } from "./importing.ts";
import { inbox } from "./inbox.ts";
import type { MetricsPorts } from "./process-metrics.ts";
import { rendering } from "./rendering.ts";
import { requests } from "./requests.ts";
import { sizes } from "./sizes.ts";
import { printHeading, printRow, type Row } from "./table.ts";
import { findFreePort } from "../../tools/find-free-port.ts";

const suites = new Map<string, (product: Product, ports: MetricsPorts) => Promise<Row[]>>([
  ["sizes", sizes],
  ["loading", loading],
  ["analytics", analytics],
  ["requests", requests],
  ["render", rendering],
  ["burst", burst],
  ["inbox", inbox],
  ["import", importing],
]);

const selected = process.argv.slice(2);
const unknown = selected.find((name) => !suites.has(name));
if (unknown !== undefined) {
  console.error(`Unknown suite "${unknown}": use one or more of ${[...suites.keys()].join(", ")}.`);
  process.exit(1);
}

const ports: MetricsPorts = { site: await findFreePort(), backend: await findFreePort() };
const product = await startProduct({
  env: { METRICS_PORT: String(ports.site), BACKEND_METRICS_PORT: String(ports.backend) },
});
let passes = true;
try {
  printHeading();
  for (const [name, measure] of suites) {
    if (selected.length > 0 && !selected.includes(name)) continue;
    const rows = await measure(product, ports);
    rows.forEach(printRow);
    passes &&= rows.every((row) => row.passes);
  }
} finally {
  await product.stop();
}
process.exit(passes ? 0 : 1);
