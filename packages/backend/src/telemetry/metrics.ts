/** Durations for Prometheus. Labels come from our own lists, never from what callers type. */
export interface Metrics {
  requestAnswered(request: {
    method: string;
    route: string;
    status: number;
    seconds: number;
  }): void;
  /** Everything in Prometheus' text format. */
  read(): Promise<{ text: string; contentType: string }>;
}
