import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createMetrics } from "./create-metrics.ts";

interface Panel {
  id: number;
  type: string;
  title: string;
  datasource?: { uid: string };
  targets?: { expr: string }[];
}

const file = new URL("../../../docs/grafana/site.json", import.meta.url);
// Written by hand; what is not so fails below.
const dashboard = JSON.parse(readFileSync(file, "utf8")) as {
  __inputs: { name: string; pluginId: string }[];
  schemaVersion: number;
  panels: Panel[];
  templating: { list: { definition: string }[] };
};
const panels = dashboard.panels.filter(({ type }) => type !== "row");

/** The metrics that a query names: words that are no function, keyword, label or number. */
function metricsOf(query: string): string[] {
  const bare = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, "")
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, "");
  const words = bare.match(/[a-z_][a-z0-9_]*(?![a-z0-9_]*\s*\()/gi) ?? [];
  return words.filter((word) => !["by", "or", "and", "job"].includes(word));
}

/** A histogram's name without the suffix of its series. */
const known = createMetrics().names();
const isKnown = (name: string) =>
  known.includes(name) || known.includes(name.replace(/_(bucket|count|sum)$/, ""));

const queries = [
  ...panels.flatMap(({ targets }) => targets?.map(({ expr }) => expr) ?? []),
  ...dashboard.templating.list.map(({ definition }) => definition),
];

it.each(queries)("every metric of %s exists", (query) => {
  const named = metricsOf(query);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

it("every metric of ours has a panel, and so have the event loop and the heap", () => {
  const shown = new Set(
    queries.flatMap(metricsOf).map((name) => name.replace(/_(bucket|count)$/, "")),
  );
  const wanted = [
    ...known.filter((name) => name.startsWith("site_")),
    "nodejs_eventloop_lag_p99_seconds",
    "nodejs_heap_size_used_bytes",
  ];
  expect(wanted.filter((name) => !shown.has(name))).toEqual([]);
});

it("can be imported: one data source to choose, used by every panel, and no panel twice", () => {
  expect(dashboard.schemaVersion).toBe(42);
  expect(dashboard["__inputs"]).toMatchObject([{ name: "DS_PROMETHEUS", pluginId: "prometheus" }]);
  expect(new Set(panels.map(({ datasource }) => datasource?.uid))).toEqual(
    new Set(["${DS_PROMETHEUS}"]),
  );
  const ids = dashboard.panels.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
