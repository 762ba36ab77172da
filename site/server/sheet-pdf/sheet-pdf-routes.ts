import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import type { FileStore } from "@realtor/server/files/file-store";
import type { Log } from "@realtor/server/log";
import { problemResponse } from "@realtor/server/problem";
import { createRateLimiter } from "@realtor/server/rate-limit";
import { BusyError, limitConcurrency } from "@realtor/server/concurrency";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { localePath, splitLocale } from "#app/i18n/language-items.ts";
import { decodePath, type PageRouter } from "../http/address.ts";
import type { Store } from "../db/open-store.ts";
import {
  createFileCache,
  hashName,
  logUnexpected,
  shareRunning,
} from "../file-cache/file-cache.ts";
import { cacheControl } from "../http/cache-control.ts";
import { tooManyRequests } from "../http/form.ts";
import { clientAddress, type RequestOrigin, type SiteEnv } from "../http/request-origin.ts";
import { printPdf } from "./print-pdf.ts";
import { serveOnLoopback } from "./serve-on-loopback.ts";

export interface SheetPdfOptions {
  loadRouter: () => Promise<PageRouter>;
  /** Without it there is no PDF. */
  chromiumPath: string | undefined;
  /** The whole site, which serves the sheet to the browser. */
  site: RequestListener;
  /** PDFs are cached in `sheets/`. */
  fileStore: FileStore;
  store: Pick<Store, "pool">;
  trustProxy: number;
  log: Log;
  timeoutMs?: number;
  /** Sheets that may wait while one is printed. */
  waiting?: number;
  /** Maximum PDFs created per address in ten minutes; cached ones do not count. */
  limit?: number;
  /** Maximum PDFs per address in ten minutes, cached ones included. */
  readLimit?: number;
  /** As long as a page is fresh, its sheet is not read again for a cached PDF. */
  freshMs?: number;
}

type Found =
  | { kind: "none" }
  | { kind: "moved"; to: string; caching: Record<string, string> }
  | { kind: "sheet"; name: string };

/**
 * `GET /{desiredUrl}/homes/{listingKey}/sheet.pdf`: the sheet of a home as a PDF, cached by the content of
 * the sheet. On an own domain without the agent's segment, with a locale prefix in other languages. 429 for a
 * visitor with too many new ones, 503 beyond the queue.
 */
export function sheetPdfRoutes(options: SheetPdfOptions): Hono<SiteEnv> {
  const { loadRouter, chromiumPath, site, trustProxy, log } = options;
  const {
    timeoutMs = 20_000,
    waiting = 4,
    limit = 20,
    readLimit = 120,
    freshMs = 10_000,
  } = options;
  const app = new Hono<SiteEnv>();
  const cache = createFileCache(options.fileStore, "sheets");
  const withLimit = limitConcurrency({ running: 1, waiting });
  const withReadLimit = limitConcurrency({ running: 2, waiting: 16 });
  const createOnce = shareRunning<Buffer>();
  const readOnce = shareRunning<Found>();
  const fresh = new LRUCache<string, Found>({ max: 500, ttl: freshMs });
  const limitOf = (name: string, requests: number) =>
    createRateLimiter({
      name,
      requests,
      seconds: 600,
      pool: options.store.pool,
      schemaName: "site",
    });
  const limiter = limitOf("sheets", limit);
  const readLimiter = limitOf("sheetReads", readLimit);

  /** The sheet as it is now; renders its page, so only a few at a time. */
  async function readSheet(origin: RequestOrigin, path: string): Promise<Found> {
    const url = `${origin.protocol}://${origin.host}${path}`;
    const known = fresh.get(url);
    if (known) return known;
    const read = () => serveOnLoopback(site, origin, (loopback) => fetchSheet(loopback + path));
    const found = await readOnce(url, () => withReadLimit(read));
    if (freshMs > 0) fresh.set(url, found);
    return found;
  }

  app.get("*", async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!pathname.endsWith("/sheet.pdf")) return next();
    const { origin, domain } = c.var;
    const { path, locale } = splitLocale(pathname.slice(0, -".pdf".length));
    const { matchOwnDomain, matchPage } = await loadRouter();
    const decoded = decodePath(path);
    const found = domain.kind === "own" ? matchOwnDomain(decoded) : matchPage(decoded);
    if (found?.page !== "listing-sheet") return next();
    if (chromiumPath === undefined) return c.notFound();

    const address = clientAddress(c, trustProxy);
    const readWait = await readLimiter.consume(address);
    if (readWait !== undefined) return tooManyRequests(readWait);
    const sheetPath = localePath(path, locale);
    const sheet = await readSheet(origin, sheetPath);
    if (sheet.kind === "moved") {
      const location = `${sheet.to}.pdf${search}`;
      return c.body(null, 301, { location, ...sheet.caching });
    }
    if (sheet.kind === "none") return c.notFound();
    const { name } = sheet;
    const cached = await cache.read(name);
    const wait = cached ? undefined : await limiter.consume(address);
    if (wait !== undefined) return tooManyRequests(wait);
    const print = () =>
      serveOnLoopback(site, origin, async (loopback) => {
        const pdf = await printPdf({ chromiumPath, url: loopback + sheetPath, timeoutMs });
        await cache.write(name, pdf).catch(logUnexpected(log, "sheet cannot be cached"));
        return pdf;
      });
    const body = cached ?? (await createOnce(name, () => withLimit(print)));
    return c.body(new Uint8Array(body), 200, {
      "content-type": "application/pdf",
      "cache-control": cacheControl.confirmed,
      etag: `"${createHash("sha256").update(name).digest("hex").slice(0, 32)}"`,
      "content-disposition": 'inline; filename="sheet.pdf"',
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
  });
  app.onError((error) => {
    if (!(error instanceof BusyError)) log.error({ err: error }, "sheet failed");
    return problemResponse("sheet.unavailable", { headers: { "retry-after": "10" } });
  });
  return app;
}

const redirectCaching = new Set(["cache-control", "clear-site-data"]);

/** @throws BusyError while the page of the sheet is unavailable. */
async function fetchSheet(url: string): Promise<Found> {
  const sheet = await fetch(url, { redirect: "manual" });
  if (sheet.status === 503) throw new BusyError("The page of the sheet is unavailable.");
  // The canonical host, or the present address of the agent in its spelling.
  const to = sheet.status === 301 ? sheet.headers.get("location") : null;
  if (to !== null) {
    const caching = [...sheet.headers].filter(([name]) => redirectCaching.has(name));
    return { kind: "moved", to, caching: Object.fromEntries(caching) };
  }
  if (sheet.status !== 200) return { kind: "none" };
  return { kind: "sheet", name: hashName(1, sheetContent(await sheet.text())) };
}

/** What determines the paper: the sheet and its styles, not the page data. */
function sheetContent(html: string): string[] {
  const styles = html.match(/<style[^>]*>[^<]*<\/style>|<link rel="stylesheet"[^>]*>/g) ?? [];
  return [/<article[\s\S]*<\/article>/.exec(html)?.[0] ?? html, ...styles];
}
