/** Request durations for Prometheus. Labels have bounded values, never caller input. */
export interface Metrics {
  recordRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** All metrics in the Prometheus text format. */
  read(): Promise<{ text: string; contentType: string }>;
}
