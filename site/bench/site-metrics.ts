export interface SiteMetrics {
  /** CPU time of the process in ms. */
  cpuMs: number;
  /** Cache misses. */
  misses: number;
}

/** Reads the site's Prometheus metrics. */
export async function readSiteMetrics(metricsPort: number): Promise<SiteMetrics> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const lines = (await response.text()).split("\n");
  const read = (name: string) => {
    const line = lines.find((one) => one.startsWith(`${name} `));
    return line === undefined ? 0 : Number(line.slice(name.length + 1));
  };
  return {
    cpuMs: read("process_cpu_seconds_total") * 1000,
    misses: read('site_html_cache_lookups_total{result="miss"}'),
  };
}
