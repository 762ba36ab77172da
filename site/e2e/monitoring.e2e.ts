import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { extended } from "./fixtures/test.ts";
import { type Product, startProduct } from "./fixtures/product.ts";
import { startProgram } from "./fixtures/start-program.ts";
import { findFreePort } from "../../tools/find-free-port.ts";

const deploy = fileURLToPath(new URL("../../deploy/", import.meta.url));

interface QueryResult {
  status: string;
  data: { result: unknown[] };
}

let product: Product;
let prometheus: { url: string; stop(): Promise<void> };

/** Starts Prometheus with the documented configuration, with the ports of this product and every second. */
async function startPrometheus(ports: { site: number; services: number }) {
  const folder = await mkdtemp(join(tmpdir(), "prometheus-"));
  const configuration = (await readFile(`${deploy}prometheus/prometheus.yml`, "utf8"))
    .replaceAll("15s", "1s")
    .replace(/(job_name: site\n.*targets: )\[[^\]]+\]/, `$1["127.0.0.1:${ports.site}"]`)
    .replace(/(job_name: services\n.*targets: )\[[^\]]+\]/, `$1["127.0.0.1:${ports.services}"]`)
    .replace("alerts.yml", `${deploy}prometheus/alerts.yml`);
  const file = join(folder, "prometheus.yml");
  await writeFile(file, configuration);
  const port = await findFreePort();
  const options = [`--config.file=${file}`, `--storage.tsdb.path=${folder}/data`];
  const stop = await startProgram({
    path: "/usr/bin/prometheus",
    args: [...options, `--web.listen-address=127.0.0.1:${port}`],
    port,
    folder,
  });
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Runs an instant query; an error of Prometheus fails the test. */
async function query(expression: string): Promise<unknown[]> {
  const body = new URLSearchParams({ query: expression });
  const response = await fetch(`${prometheus.url}/api/v1/query`, { method: "POST", body });
  const { status, data } = (await response.json()) as QueryResult; // API of Prometheus
  expect(`${expression}: ${status}`).toBe(`${expression}: success`);
  return data.result;
}

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

/** Queries of a dashboard, with what Grafana fills in. */
async function readQueries(name: string): Promise<string[]> {
  const text = await readFile(`${deploy}grafana/${name}.json`, "utf8");
  const { panels } = JSON.parse(text) as Dashboard; // dashboard.test.ts checks its shape
  return panels
    .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    .map((expr) => expr.replaceAll("$__rate_interval", "1m").replaceAll("$job", ".+"));
}

test.describe("with a running product", () => {
  test.beforeAll(async () => {
    const sitePort = await findFreePort();
    const servicesPort = await findFreePort();
    product = await startProduct({
      env: { METRICS_PORT: String(sitePort), BACKEND_METRICS_PORT: String(servicesPort) },
    });
    prometheus = await startPrometheus({ site: sitePort, services: servicesPort });
  });
  test.afterAll(async () => {
    await prometheus?.stop();
    await product?.stop();
  });

  test(
    "Prometheus reads both processes, and every panel of the dashboards has data",
    extended,
    async () => {
      const visit = () =>
        Promise.all(
          ["/en", "/en/grace-kim", "/none/at/all"].map((path) => fetch(product.url + path)),
        );
      await expect
        .poll(
          async () => {
            await visit();
            const up = await query('up{job=~"site|services"} == 1').catch(() => []);
            const rates = await query("rate(site_html_cache_lookups_total[1m]) > 0").catch(
              () => [],
            );
            return [up.length, rates.length > 0];
          },
          { timeout: 60_000 },
        )
        .toEqual([2, true]);
      for (const name of ["site", "services"])
        for (const expression of await readQueries(name))
          // A rate needs two values of its process.
          await expect
            .poll(
              async () => {
                await visit();
                return (await query(expression)).length;
              },
              { message: expression, timeout: 30_000 },
            )
            .toBeGreaterThan(0);
    },
  );

  test("the alerts can be evaluated, and none fires for a running product", extended, async () => {
    await expect
      .poll(
        async () => {
          const response = await fetch(`${prometheus.url}/api/v1/rules`);
          const { data } = (await response.json()) as {
            data: { groups: { rules: { health: string; state?: string }[] }[] };
          }; // API of Prometheus
          const rules = data.groups.flatMap((group) => group.rules);
          return [
            ...new Set(rules.map(({ health, state }) => `${health} ${state ?? ""}`.trim())),
          ].toSorted();
        },
        { timeout: 30_000 },
      )
      .toEqual(["ok", "ok inactive"]);
  });
});

test("each alert fires for its cause, and not before", extended, async () => {
  await promisify(execFile)("promtool", ["test", "rules", "alerts.test.yml"], {
    cwd: `${deploy}prometheus`,
  });
});
