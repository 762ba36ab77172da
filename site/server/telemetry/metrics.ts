import type { CacheResult } from "../render/html-cache.ts";

/** Backend names; both may have one origin. */
export type Backend = "home" | "loaning";

/** Outcome of a rendering; `failed` means that it threw. */
export type RenderOutcome = "ok" | "redirect" | "not-found" | "failed";

/**
 * Outcome of a call: status below 400, 4xx, 5xx, no response, or aborted by this server or the
 * client.
 */
export type BackendOutcome = "ok" | "refused" | "failed" | "unreachable" | "given-up";

/** Undelivered requests of one channel and state. */
export interface DeliveryBacklog {
  channel: string;
  state: string;
  count: number;
  /** Age of the oldest in seconds. */
  oldestSeconds: number;
}

/** Metrics for Prometheus. Label values come from fixed lists, never from visitor input. */
export interface Metrics {
  recordHttpRequest(request: {
    method: string;
    route: string;
    status: number;
    seconds: number;
  }): void;
  recordRender(page: string, outcome: RenderOutcome, seconds: number): void;
  recordCacheLookup(result: CacheResult): void;
  recordBackendCall(service: Backend, outcome: BackendOutcome, seconds: number): void;
  /** Calls `count` at each scrape; when it fails, the gauges are omitted. */
  collectBacklogFrom(count: () => Promise<readonly DeliveryBacklog[]>): void;
  names(): readonly string[];
  /** All metrics in the Prometheus text format. */
  read(): Promise<{ text: string; contentType: string }>;
}
