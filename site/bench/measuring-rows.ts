import type { MeasuringPart } from "./measuring-code.ts";
import type { VisitRequest } from "./read-trace.ts";
import type { Row } from "./table.ts";
import type { Visit } from "./trace-visit.ts";

/** What a traced visit says of the code that measures it, beside a visit to a site that measures nothing. */
export function measuringRows(
  path: string,
  parts: readonly MeasuringPart[],
  visit: Visit,
  without: Visit,
): Row[] {
  const own = new Set([...without.requests.map(pathOf), ...scriptsOf(without).keys()]);
  const extra = visit.requests.filter((request) => !own.has(pathOf(request)));
  // Load is at 0; a page that never was awake and idle lets nothing begin.
  const earliest = Math.max(0, visit.idle ?? Infinity);

  function rowOf(what: string, begins: Readonly<Record<string, number>>): Row {
    const times = Object.entries(begins);
    return {
      what: `measuring: ${path} ${what}`,
      measured: times.map(([name, at]) => `${name} ${told(at)}`).join(", "),
      limit: `after ${told(earliest)}`,
      holds: times.every(([, at]) => at >= earliest && at < Infinity),
    };
  }
  const beginOf = (start: string) =>
    begin(extra.filter((request) => pathOf(request).startsWith(start)));

  return [
    rowOf("anything of it", { first: begin(extra) }),
    ...parts.map(({ name, code, service }) =>
      rowOf(name, { code: beginOf(code), ...(service ? { service: beginOf(service) } : {}) }),
    ),
    longTasksRow(path, visit, extra, earliest),
    scriptRow(path, visit, without, beginOf(parts[0]?.code ?? "")),
  ];
}

/** No task of what was fetched to measure, over 50 ms, before the page answers to its visitor. */
function longTasksRow(
  path: string,
  { longTasks }: Visit,
  extra: readonly VisitRequest[],
  earliest: number,
): Row {
  const urls = new Set(extra.map(({ url }) => url));
  const tasks = longTasks.filter(({ ran }) => ran.some((url) => urls.has(url)));
  const early = tasks.filter(({ at }) => at < earliest);
  const longest = Math.max(0, ...tasks.map(({ ms }) => ms));
  return {
    what: `measuring: ${path} its tasks over 50 ms`,
    measured: `${early.length} before, ${tasks.length - early.length} after${tasks.length > 0 ? ` (longest ${longest.toFixed(0)} ms)` : ""}`,
    limit: `0 before ${told(earliest)}`,
    holds: early.length === 0,
  };
}

/**
 * What the page itself needs, and whatever else came before the code that measures. The files are the
 * browser's own list: now and then its trace leaves the first of a visit out.
 */
function scriptRow(path: string, visit: Visit, without: Visit, measuringAt: number): Row {
  const own = scriptsOf(without);
  const early = new Set(visit.requests.filter(({ at }) => at < measuringAt).map(pathOf));
  const before = [...scriptsOf(visit)].filter(([file]) => own.has(file) || early.has(file));
  const bytesOf = (scripts: Iterable<[string, number]>) =>
    [...scripts].reduce((sum, [, bytes]) => sum + bytes, 0);
  return {
    what: `measuring: ${path} JavaScript before it`,
    measured: `${bytesOf(before)} bytes, without services ${bytesOf(own)}`,
    limit: "the same",
    holds: bytesOf(before) === bytesOf(own),
  };
}

/** Bytes by path. */
function scriptsOf({ bytes }: Visit): Map<string, number> {
  const files = [...bytes].map(([url, size]) => [pathOf({ url }), size] as const);
  return new Map(files.filter(([file]) => file.endsWith(".js")));
}

function begin(requests: readonly VisitRequest[]): number {
  return Math.min(...requests.map(({ at }) => at));
}

function told(at: number): string {
  return Number.isFinite(at) ? `${at >= 0 ? "+" : ""}${at.toFixed(0)} ms` : "never";
}

/** Query and origin left out: the product listens elsewhere each time. */
function pathOf({ url }: { url: string }): string {
  return new URL(url).pathname;
}
