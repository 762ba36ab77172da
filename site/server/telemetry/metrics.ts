import type { CacheAnswer } from "../render/html-cache.ts";
import type { BackendOutcome } from "./backend-fetch.ts";
import type { RenderOutcome } from "./observe-render.ts";

/** The backends by name; both may be at one address. */
export type Backend = "home" | "loaning";

/** What waits in the outbox, by channel and state. */
export interface WaitingDeliveries {
  channel: string;
  state: string;
  count: number;
  /** Seconds since the oldest of them came. */
  oldestSeconds: number;
}

/** Counts and durations for Prometheus. Labels come from our own lists, never from what visitors type. */
export interface Metrics {
  requestAnswered(request: {
    method: string;
    route: string;
    status: number;
    seconds: number;
  }): void;
  pageRendered(page: string, outcome: RenderOutcome, seconds: number): void;
  cacheAnswered(answer: CacheAnswer): void;
  backendCalled(service: Backend, outcome: BackendOutcome, seconds: number): void;
  /** Asks `count` at each scrape; one that fails leaves the numbers out. */
  watchDeliveries(count: () => Promise<readonly WaitingDeliveries[]>): void;
  /** The names of all metrics. */
  names(): readonly string[];
  /** Everything in Prometheus' text format. */
  read(): Promise<{ text: string; contentType: string }>;
}
