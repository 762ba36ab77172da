import type { Backlog } from "@realtor/server/backlog";
import { addBacklogGauges, addStorageGauge } from "@realtor/server/gauges";
import type { RequestMetrics } from "@realtor/server/metrics";
import { Counter, Histogram } from "prom-client";

/** Result of a lookup: fresh, stale (served while revalidating), or miss (rendered). */
export type CacheResult = "fresh" | "stale" | "miss";

/** Backend names; both may have one origin. */
export type Backend = "home" | "loaning";

/**
 * Outcome of a call: status below 400, 4xx, 5xx, no response, or aborted by this server or the
 * client.
 */
export type BackendOutcome = "ok" | "refused" | "failed" | "unreachable" | "given-up";

/** Outcome of a rendering; `failed` means that it threw. */
export type RenderOutcome = "ok" | "redirect" | "not-found" | "failed";

/** Metrics of the site. Label values come from fixed lists, never from visitor input. */
export interface SiteMetrics extends RequestMetrics {
  recordRender(page: string, outcome: RenderOutcome, seconds: number): void;
  recordCacheLookup(result: CacheResult): void;
  recordBackendCall(service: Backend, outcome: BackendOutcome, seconds: number): void;
  /** Calls `count` at each scrape; when it fails, the gauges are omitted. */
  collectBacklogFrom(count: () => Promise<readonly Backlog[]>): void;
  /** Calls `check` at each scrape. */
  collectStorageFrom(check: () => Promise<void>): void;
}

export function createSiteMetrics(requestMetrics: RequestMetrics): SiteMetrics {
  const registers = [requestMetrics.registry];
  const renders = new Histogram({
    name: "site_page_render_duration_seconds",
    help: "Duration of page rendering and compression, including backend calls, by page and outcome.",
    labelNames: ["page", "outcome"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const lookups = new Counter({
    name: "site_html_cache_lookups_total",
    help: "HTML cache lookups: fresh, stale (served while revalidating) or miss.",
    labelNames: ["result"] as const,
    registers,
  });
  const calls = new Histogram({
    name: "site_backend_request_duration_seconds",
    help: "Duration of backend calls until response headers, by service and outcome.",
    labelNames: ["service", "outcome"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });

  let countBacklog: () => Promise<readonly Backlog[]> = async () => [];
  addBacklogGauges(requestMetrics.registry, {
    name: "site_deliveries",
    entry: "visitor request",
    read: () => countBacklog(),
  });

  return {
    ...requestMetrics,
    recordRender: (page, outcome, seconds) => renders.observe({ page, outcome }, seconds),
    recordCacheLookup: (result) => lookups.inc({ result }),
    recordBackendCall: (service, outcome, seconds) => calls.observe({ service, outcome }, seconds),
    collectBacklogFrom(count) {
      countBacklog = count;
    },
    collectStorageFrom: (check) => addStorageGauge(requestMetrics.registry, "site", check),
  };
}
