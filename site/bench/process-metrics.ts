/** Ports that serve the metrics of the two processes. */
export interface MetricsPorts {
  site: number;
  backend: number;
}

export interface ProcessMetrics {
  /** CPU time of the process in ms. */
  cpuMs: number;
  /** Resident memory in MB (10⁶ bytes). */
  memoryMb: number;
  /** Cache misses of the site. */
  misses: number;
}

/** Reads the Prometheus metrics of a process. */
export async function readMetrics(metricsPort: number): Promise<ProcessMetrics> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const lines = (await response.text()).split("\n");
  const read = (name: string) => {
    const line = lines.find((one) => one.startsWith(`${name} `));
    return line === undefined ? 0 : Number(line.slice(name.length + 1));
  };
  return {
    cpuMs: read("process_cpu_seconds_total") * 1000,
    memoryMb: read("process_resident_memory_bytes") / 1e6,
    misses: read('site_html_cache_lookups_total{result="miss"}'),
  };
}
