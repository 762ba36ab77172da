import type { AnalyticsPart } from "./analytics-parts.ts";
import type { VisitRequest } from "./read-trace.ts";
import type { Row } from "./table.ts";
import type { Visit } from "./trace-visit.ts";

/** Compares a traced visit with analytics to a visit without. */
export function createAnalyticsRows(
  path: string,
  parts: readonly AnalyticsPart[],
  visit: Visit,
  without: Visit,
): Row[] {
  const baseline = new Set([...without.requests.map(getPath), ...getScripts(without).keys()]);
  const extra = visit.requests.filter((request) => !baseline.has(getPath(request)));
  // Load is at 0. Without an idle mark nothing may start.
  const earliest = Math.max(0, visit.idle ?? Infinity);

  function createRow(what: string, starts: Readonly<Record<string, number>>): Row {
    const times = Object.entries(starts);
    return {
      name: `analytics: ${path} ${what}`,
      measured: times.map(([name, at]) => `${name} ${formatTime(at)}`).join(", "),
      limit: `after ${formatTime(earliest)}`,
      passes: times.every(([, at]) => at >= earliest && at < Infinity),
    };
  }
  const startOf = (prefix: string) =>
    getEarliestStart(extra.filter((request) => getPath(request).startsWith(prefix)));

  return [
    createRow("any request", { first: getEarliestStart(extra) }),
    ...parts.map(({ name, code, service }) =>
      createRow(name, { code: startOf(code), ...(service ? { service: startOf(service) } : {}) }),
    ),
    longTasksRow(path, visit, extra, earliest),
    scriptRow(path, visit, without, startOf(parts[0]?.code ?? "")),
  ];
}

/** Analytics scripts must not run tasks over 50 ms before the page is hydrated and idle. */
function longTasksRow(
  path: string,
  { longTasks }: Visit,
  extra: readonly VisitRequest[],
  earliest: number,
): Row {
  const urls = new Set(extra.map(({ url }) => url));
  const tasks = longTasks.filter(({ scripts }) => scripts.some((url) => urls.has(url)));
  const early = tasks.filter(({ at }) => at < earliest);
  const longest = Math.max(0, ...tasks.map(({ ms }) => ms));
  return {
    name: `analytics: ${path} tasks over 50 ms`,
    measured: `${early.length} before, ${tasks.length - early.length} after${tasks.length > 0 ? ` (longest ${longest.toFixed(0)} ms)` : ""}`,
    limit: `0 before ${formatTime(earliest)}`,
    passes: early.length === 0,
  };
}

/**
 * JavaScript loaded before the analytics code. The files come from resource timing, because the trace
 * sometimes omits the first request of a visit.
 */
function scriptRow(path: string, visit: Visit, without: Visit, analyticsStart: number): Row {
  const baseline = getScripts(without);
  const early = new Set(visit.requests.filter(({ at }) => at < analyticsStart).map(getPath));
  const before = [...getScripts(visit)].filter(([file]) => baseline.has(file) || early.has(file));
  const sumBytes = (scripts: Iterable<[string, number]>) =>
    [...scripts].reduce((sum, [, bytes]) => sum + bytes, 0);
  return {
    name: `analytics: ${path} JavaScript before analytics`,
    measured: `${sumBytes(before)} bytes, without services ${sumBytes(baseline)}`,
    limit: "the same",
    passes: sumBytes(before) === sumBytes(baseline),
  };
}

/** Bytes by path. */
function getScripts({ bytes }: Visit): Map<string, number> {
  const files = [...bytes].map(([url, size]) => [getPath({ url }), size] as const);
  return new Map(files.filter(([file]) => file.endsWith(".js")));
}

function getEarliestStart(requests: readonly VisitRequest[]): number {
  return Math.min(...requests.map(({ at }) => at));
}

function formatTime(at: number): string {
  return Number.isFinite(at) ? `${at >= 0 ? "+" : ""}${at.toFixed(0)} ms` : "never";
}

/** The path only, because the port differs between runs. */
function getPath({ url }: { url: string }): string {
  return new URL(url).pathname;
}
