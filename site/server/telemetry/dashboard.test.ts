import { readFileSync } from "node:fs";
import { addBacklogGauges } from "@realtor/server/gauges";
import { createRequestMetrics } from "@realtor/server/metrics";
import { describe, expect, it } from "vitest";
import { createSiteMetrics } from "./site-metrics.ts";

interface Panel {
  id: number;
  type: string;
  title: string;
  datasource?: { uid: string };
  targets?: { expr: string }[];
}

interface Dashboard {
  uid: string;
  __inputs: { name: string; pluginId: string }[];
  schemaVersion: number;
  panels: Panel[];
  templating: { list: { definition: string }[] };
}

const folder = new URL("../../../deploy/grafana/", import.meta.url);
// Maintained by hand; the tests below check the assumed shape.
const readDashboard = (name: string) =>
  JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Dashboard;

/** Metrics of the services: those of requests, and the backlog of notifications. */
function createServiceMetrics() {
  const metrics = createRequestMetrics("backend");
  const read = async () => [];
  addBacklogGauges(metrics.registry, { name: "backend_notifications", entry: "", read });
  return metrics;
}

/**
 * Extracts metric names from a query: identifiers that are not functions, keywords, labels or numbers.
 */
function getMetricNames(query: string): string[] {
  const bare = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, "")
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, "");
  const identifiers = bare.match(/[a-z_][a-z0-9_]*(?![a-z0-9_]*\s*\()/gi) ?? [];
  return identifiers.filter((identifier) => !["by", "or", "and", "job"].includes(identifier));
}

describe.each([
  ["site.json", "site_", createSiteMetrics(createRequestMetrics("site"))],
  ["services.json", "backend_", createServiceMetrics()],
])("%s", (file, prefix, { registry }) => {
  const dashboard = readDashboard(file);
  const panels = dashboard.panels.filter(({ type }) => type !== "row");
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  /** Matches a histogram by its base name. */
  const isKnown = (name: string) =>
    known.includes(name) || known.includes(name.replace(/_(bucket|count|sum)$/, ""));
  const queries = [
    ...panels.flatMap(({ targets }) => targets?.map(({ expr }) => expr) ?? []),
    ...dashboard.templating.list.map(({ definition }) => definition),
  ];

  it.each(queries)("uses only existing metrics in %s", (query) => {
    const named = getMetricNames(query);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  });

  it("has a panel for every metric of the process, the event loop and the heap", () => {
    const used = new Set(
      queries.flatMap(getMetricNames).map((name) => name.replace(/_(bucket|count)$/, "")),
    );
    const required = [
      ...known.filter((name) => name.startsWith(prefix)),
      "nodejs_eventloop_lag_p99_seconds",
      "nodejs_heap_size_used_bytes",
    ];
    expect(required.filter((name) => !used.has(name))).toEqual([]);
  });

  it("is importable: one data source for all panels, and unique panel ids", () => {
    expect(dashboard.schemaVersion).toBe(42);
    expect(dashboard["__inputs"]).toMatchObject([
      { name: "DS_PROMETHEUS", pluginId: "prometheus" },
    ]);
    expect(new Set(panels.map(({ datasource }) => datasource?.uid))).toEqual(
      new Set(["${DS_PROMETHEUS}"]),
    );
    const ids = dashboard.panels.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
