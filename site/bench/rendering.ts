import { createHttp } from "@realtor/api/http";
import type { Locale } from "@realtor/api/locales";
import type { Sources } from "#app/data/sources.ts";
import type { Product } from "../e2e/fixtures/product.ts";
import { createSources } from "../server/data/sources.ts";
import { createLog } from "@realtor/server/log";
import { renderDocument } from "../server/render/document.ts";
import { createBuiltRenderer } from "../server/render/page-renderer.ts";
import { median, type Row } from "./table.ts";
import { type MetricsPorts, readMetrics } from "./process-metrics.ts";

/** One homepage per template, each in another language. */
const homepages: readonly { locale: Locale; path: string; desiredUrl: string }[] = [
  { locale: "ko", path: "/grace-kim", desiredUrl: "grace-kim" },
  { locale: "en", path: "/en/claire-whitmore", desiredUrl: "claire-whitmore" },
  { locale: "ja-JP", path: "/ja-JP/haruka-sato", desiredUrl: "haruka-sato" },
];
const rounds = 3;
const pagesInRound = 30;
/** CPU ms. */
const limit = 3;

/** CPU time of an uncached homepage: of its rendering, and of the whole request. */
export async function rendering(product: Product, ports: MetricsPorts): Promise<Row[]> {
  return [...(await renderInProcess(product)), ...(await measureCacheMisses(product, ports.site))];
}

/** Renders documents from cached data with the production build. */
async function renderInProcess({ url, backendUrl }: Product): Promise<Row[]> {
  // Selects React's production build.
  process.env["NODE_ENV"] = "production";
  const renderer = await createBuiltRenderer();
  const { renderPage } = await renderer.loadEntry();
  const sources = cacheSources(backendUrl);

  async function render({ locale, path, desiredUrl }: (typeof homepages)[number]): Promise<void> {
    const page = await renderPage(
      "homepage",
      {
        locale,
        path: `/${desiredUrl}`,
        search: "",
        origin: url,
        ownDomain: false,
        desiredUrl,
      },
      { sources, now: new Date() },
    );
    if (page.kind !== "page" || page.status !== 200)
      throw new Error(`${path} did not render a homepage.`);
    renderDocument({
      ...page,
      assets: renderer.assets(page.file, page.lang, "agent"),
      themeCss: page.themeCss,
    });
  }

  const rows: Row[] = [];
  for (const homepage of homepages) {
    const cpu = await medianOfRounds(
      () => render(homepage),
      async () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      },
    );
    rows.push({
      name: `render: ${homepage.path}`,
      measured: `${cpu.toFixed(2)} ms CPU`,
      limit: `${limit} ms`,
      passes: cpu <= limit,
    });
  }
  return rows;
}

/** Caches the responses of the services. */
function cacheSources(backendUrl: string): Sources {
  const http = createHttp({ baseUrl: backendUrl });
  const services = createSources({
    home: http,
    loaning: http,
    log: createLog("warn"),
    photos: { getCoverLuminance: async () => null, getPhotoColors: async () => new Map() },
  });
  const realtors = new Map<string, ReturnType<Sources["findRealtor"]>>();
  const listings = new Map<string, ReturnType<Sources["getListings"]>>();
  return {
    ...services,
    findRealtor(id) {
      const cached = realtors.get(id) ?? services.findRealtor(id);
      realtors.set(id, cached);
      return cached;
    },
    getListings(query) {
      const key = `${query.market} ${query.licenseNumber}`;
      const cached = listings.get(key) ?? services.getListings(query);
      listings.set(key, cached);
      return cached;
    },
  };
}

/** CPU time of the running site per cache miss: backend calls, rendering and compression. */
async function measureCacheMisses({ url }: Product, metricsPort: number): Promise<Row[]> {
  const rows: Row[] = [];
  let host = 10_000;
  for (const { path } of homepages) {
    // The host is part of the cache key.
    const miss = async () => {
      host += 1;
      const headers = { "x-forwarded-host": `localhost:${host}` };
      const response = await fetch(url + path, { headers });
      if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
      await response.arrayBuffer();
    };
    const before = await readMetrics(metricsPort);
    const cpu = await medianOfRounds(miss, async () => (await readMetrics(metricsPort)).cpuMs);
    const { misses } = await readMetrics(metricsPort);
    if (misses - before.misses !== (rounds + 1) * pagesInRound)
      throw new Error(`Some requests for ${path} were cache hits.`);
    rows.push({
      name: `render: ${path}, whole cache miss`,
      measured: `${cpu.toFixed(2)} ms CPU, with backend calls and compression`,
      passes: true,
    });
  }
  return rows;
}

/** CPU ms of one call of `work`: the median of the rounds after a warm-up round. */
async function medianOfRounds(
  work: () => Promise<void>,
  cpuMs: () => Promise<number>,
): Promise<number> {
  const each: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = await cpuMs();
    for (let n = 0; n < pagesInRound; n += 1) await work();
    each.push(((await cpuMs()) - before) / pagesInRound);
  }
  return median(each.slice(1));
}
