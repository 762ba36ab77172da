/** What the site says of itself on its metrics port. */
export interface SiteCounts {
  /** CPU ms of the whole process so far. */
  cpuMs: number;
  /** Pages the cache did not have. */
  misses: number;
}

/** Reads them now. */
export async function readSiteCounts(metricsPort: number): Promise<SiteCounts> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const lines = (await answer.text()).split("\n");
  const read = (name: string) => {
    const line = lines.find((one) => one.startsWith(`${name} `));
    return line === undefined ? 0 : Number(line.slice(name.length + 1));
  };
  return {
    cpuMs: read("process_cpu_seconds_total") * 1000,
    misses: read('site_html_cache_lookups_total{result="miss"}'),
  };
}
