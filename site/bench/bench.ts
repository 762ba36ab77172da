/**
 * What a visit may cost, each number beside its floor in the same run: the built site with real services
 * on this machine. `pnpm bench`, or some of its parts: `pnpm bench loading render`. Ends with 1 over a
 * limit (ARCHITECTURE, "Numbers to hold").
 */
import { freePort, type Product, startProduct } from "../e2e/product.ts";
import { loading } from "./loading.ts";
import { measuring } from "./measuring.ts";
import { rendering } from "./rendering.ts";
import { requests } from "./requests.ts";
import { printHeading, printRow, type Row } from "./table.ts";

const parts = new Map<string, (product: Product, metricsPort: number) => Promise<Row[]>>([
  ["loading", loading],
  ["measuring", measuring],
  ["requests", requests],
  ["render", rendering],
]);

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !parts.has(name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}": name some of ${[...parts.keys()].join(", ")}.`);
  process.exit(1);
}

const metricsPort = await freePort();
const product = await startProduct({ env: { METRICS_PORT: String(metricsPort) } });
let holds = true;
try {
  printHeading();
  for (const [name, measure] of parts) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const rows = await measure(product, metricsPort);
    rows.forEach(printRow);
    holds &&= rows.every((row) => row.holds);
  }
} finally {
  await product.stop();
}
process.exit(holds ? 0 : 1);
