import { createHttp } from "@realtor/api/http";
import { type Locale, langOf } from "@realtor/api/locales";
import type { Sources } from "#app/data/sources.ts";
import type { Product } from "../e2e/product.ts";
import { createSources } from "../server/data/sources.ts";
import { createLog } from "../server/log.ts";
import { renderDocument } from "../server/render/document.ts";
import { builtPages } from "../server/render/page-renderer.ts";
import { median } from "./median.ts";
import { readSiteCounts } from "./site-counts.ts";
import type { Row } from "./table.ts";

/** One homepage of each design, each in another language. */
const homepages: readonly { locale: Locale; path: string; desiredUrl: string }[] = [
  { locale: "ko", path: "/grace-kim", desiredUrl: "grace-kim" },
  { locale: "en", path: "/en/claire-whitmore", desiredUrl: "claire-whitmore" },
  { locale: "ja-JP", path: "/ja-JP/haruka-sato", desiredUrl: "haruka-sato" },
];
const rounds = 3;
const pagesInRound = 30;
/** CPU ms. */
const limit = 3;

/** CPU time of a homepage that no cache has: of its rendering, and of all the site does for it. */
export async function rendering(product: Product, metricsPort: number): Promise<Row[]> {
  return [...(await renderInProcess(product)), ...(await missTheCache(product, metricsPort))];
}

/** From data at hand to the document, as the build renders it. */
async function renderInProcess({ url, backendUrl }: Product): Promise<Row[]> {
  // React is another, far slower, without it.
  process.env["NODE_ENV"] = "production";
  const renderer = await builtPages();
  const { renderPage } = await renderer.loadEntry();
  const sources = holdAnswers(backendUrl);

  async function render({ locale, path, desiredUrl }: (typeof homepages)[number]): Promise<void> {
    const lang = langOf(locale);
    const page = await renderPage(
      "homepage",
      {
        locale,
        lang,
        path: `/${desiredUrl}`,
        search: "",
        origin: url,
        ownDomain: false,
        desiredUrl,
      },
      { sources, now: new Date() },
    );
    if (page.kind !== "page" || page.status !== 200) throw new Error(`${path} is no homepage.`);
    renderDocument({
      ...page,
      assets: renderer.assets(page.file, page.lang, true),
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
      what: `render: ${homepage.path}`,
      measured: `${cpu.toFixed(2)} ms CPU`,
      limit: `${limit} ms`,
      holds: cpu <= limit,
    });
  }
  return rows;
}

/** The two services' answers, each asked for once. */
function holdAnswers(backendUrl: string): Sources {
  const http = createHttp({ baseUrl: backendUrl });
  const services = createSources({ home: http, loaning: http, log: createLog("warn") });
  const realtors = new Map<string, ReturnType<Sources["getRealtor"]>>();
  const listings = new Map<string, ReturnType<Sources["getListings"]>>();
  return {
    getRealtor(id) {
      const held = realtors.get(id) ?? services.getRealtor(id);
      realtors.set(id, held);
      return held;
    },
    getListings(query) {
      const key = `${query.market} ${query.licenseNumber}`;
      const held = listings.get(key) ?? services.getListings(query);
      listings.set(key, held);
      return held;
    },
  };
}

/** What the running site spends on a page it has to make: the calls, the rendering, the packing. */
async function missTheCache({ url }: Product, metricsPort: number): Promise<Row[]> {
  const rows: Row[] = [];
  let host = 10_000;
  for (const { path } of homepages) {
    // The cache knows a page by its host too.
    const miss = async () => {
      host += 1;
      const headers = { "x-forwarded-host": `localhost:${host}` };
      const answer = await fetch(url + path, { headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      await answer.arrayBuffer();
    };
    const before = await readSiteCounts(metricsPort);
    const cpu = await medianOfRounds(miss, async () => (await readSiteCounts(metricsPort)).cpuMs);
    const { misses } = await readSiteCounts(metricsPort);
    if (misses - before.misses !== (rounds + 1) * pagesInRound)
      throw new Error(`The cache knew some of ${path}.`);
    rows.push({
      what: `render: ${path}, the whole miss`,
      measured: `${cpu.toFixed(2)} ms CPU, with calls and packing`,
      holds: true,
    });
  }
  return rows;
}

/** CPU ms of one piece of work: the median of some rounds, after one that warms up. */
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
