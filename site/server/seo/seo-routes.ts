import type { SitemapEntry } from "@realtor/api/loaning";
import { getContentLangs } from "@realtor/profile/languages";
import type { Log } from "@realtor/server/log";
import { problemResponse } from "@realtor/server/problem";
import { type Context, Hono } from "hono";
import { listingQuery } from "#app/data/agent-listings.ts";
import type { Sources } from "#app/data/sources.ts";
import type { agentPageUrls } from "#app/seo/agent-page-urls.ts";
import type { listingUrls } from "#app/pages/listing/listing-urls.ts";
import type { PageAddress } from "#app/page.ts";
import type { sitemapPaths } from "#app/pages.ts";
import { type AddressConfig, isDevelopment } from "../http/address.ts";
import { cacheControl } from "../http/cache-control.ts";
import type { SiteEnv } from "../http/request-origin.ts";
import type { VerifiedDomains } from "../own-domain/verified-domains.ts";
import type { WebsiteList } from "./website-list.ts";
import {
  filesPerIndex,
  websitesPerFile,
  websiteUrls,
  platformUrls,
  sitemapIndexXml,
  type SitemapUrl,
  sitemapXml,
} from "./sitemap.ts";

export interface SeoOptions {
  hosts: AddressConfig;
  sources: Pick<Sources, "getRealtor" | "getListings">;
  websites: Pick<WebsiteList, "list">;
  domains: Pick<VerifiedDomains, "ownDomain">;
  loadEntry: () => Promise<{
    sitemapPaths: typeof sitemapPaths;
    agentPageUrls: typeof agentPageUrls;
    listingUrls: typeof listingUrls;
  }>;
  log: Log;
  /** Start time of the running release: `lastmod` of the platform's pages. */
  releasedAt: Date;
}

/** Owner of a host; undefined for an unknown one. */
type Owner =
  | { kind: "development"; origin: string }
  | { kind: "product"; origin: string }
  | { kind: "agent"; origin: string; entry: SitemapEntry | undefined };

const robotsHeaders = { "cache-control": cacheControl.hour };

/** `/robots.txt` and `/sitemap.xml` of the product's hosts and of each agent's own domain. */
export function seoRoutes(options: SeoOptions): Hono<SiteEnv> {
  const { sources, domains, loadEntry, log, releasedAt } = options;

  async function getOwner(c: Context<SiteEnv>): Promise<Owner | undefined> {
    const { protocol, host } = c.var.origin;
    const origin = `${protocol}://${host}`;
    if (c.var.domain.kind === "product")
      return { kind: isDevelopment(host, options.hosts) ? "development" : "product", origin };
    const profile = await sources.getRealtor(origin);
    if (!profile) return undefined;
    // Sample websites are not indexed.
    const entry = profile.isSample
      ? undefined
      : { ...profile, langs: [...getContentLangs(profile)] };
    return { kind: "agent", origin, entry };
  }

  /** Websites whose canonical address is on the product's host. */
  async function listProductWebsites(): Promise<readonly SitemapEntry[]> {
    const all = await options.websites.list();
    return all.filter((entry) => domains.ownDomain(entry) === undefined);
  }

  /** A file of the product's sitemap: 0 is the complete one, or the index of the others. */
  async function createProductFile(
    origin: string,
    file: number,
  ): Promise<Iterable<string> | undefined> {
    const websites = await listProductWebsites();
    const files = Math.max(1, Math.ceil(websites.length / websitesPerFile));
    if (file > files) return undefined;
    if (file === 0 && files > 1) {
      const names = Array.from({ length: files }, (_, index) => `sitemap-${index + 1}.xml`);
      return [sitemapIndexXml(origin, names)];
    }
    const from = Math.max(0, file - 1) * websitesPerFile;
    const paths = from === 0 ? (await loadEntry()).sitemapPaths : [];
    const own = platformUrls(paths, origin, releasedAt.toISOString());
    return sitemapXml(urlsOf(own, websites.slice(from, from + websitesPerFile), origin));
  }

  /**
   * Names of the indexes of homes. An index has at most 50,000 files, and cannot contain another index, so
   * robots.txt names all of them. While the list is unavailable, the first one.
   */
  async function listHomesIndexes(): Promise<string[]> {
    const all = await options.websites.list().catch((error: unknown) => {
      log.warn({ err: error }, "robots.txt names the first index of homes only");
      return [];
    });
    const indexes = Math.max(1, Math.ceil(all.length / filesPerIndex));
    return Array.from({ length: indexes }, (_, index) =>
      index === 0 ? "sitemap-homes.xml" : `sitemap-homes-${index + 1}.xml`,
    );
  }

  /** An index, from 1, of the files of agents whose pages are on this host; undefined if there is none. */
  async function createHomesIndex(origin: string, index: number): Promise<string | undefined> {
    const all = await options.websites.list();
    // All websites count, so that robots.txt knows the number without the URLs of each.
    const part = all.slice((index - 1) * filesPerIndex, index * filesPerIndex);
    if (part.length === 0 && index > 1) return undefined;
    const own = part.filter((entry) => domains.ownDomain(entry) === undefined);
    const files = own.map(({ desiredUrl }) => `sitemap-homes-${desiredUrl}.xml`);
    return sitemapIndexXml(origin, files);
  }

  /** The listing pages of an agent on this host, with their photos; undefined for others. */
  async function createHomesFile(
    idOrOrigin: string,
    address: Pick<PageAddress, "origin" | "ownDomain">,
  ): Promise<Iterable<string> | undefined> {
    const profile = await sources.getRealtor(idOrOrigin);
    if (!profile || profile.isSample) return undefined;
    if (!address.ownDomain && domains.ownDomain(profile) !== undefined) return undefined;
    const query = listingQuery(profile);
    const listings = query ? await sources.getListings(query) : null;
    if (query && !listings)
      throw new Error(`The listings of ${profile.desiredUrl} are unavailable.`);
    const { agentPageUrls, listingUrls } = await loadEntry();
    return sitemapXml([
      ...agentPageUrls(profile, address),
      ...(listings ? listingUrls(profile, listings, address) : []),
    ]);
  }

  const app = new Hono<SiteEnv>();
  app.get("/robots.txt", async (c) => {
    const owner = await getOwner(c);
    if (!owner) return c.notFound();
    if (owner.kind === "development")
      return c.text("User-agent: *\nDisallow: /\n", 200, { "cache-control": cacheControl.none });
    const lines = ["User-agent: *", "Disallow: /api/", "Disallow: /admin", "Disallow: /*/admin"];
    const homes = owner.kind === "product" ? await listHomesIndexes() : ["sitemap-homes.xml"];
    if (owner.kind === "product" || owner.entry)
      lines.push(
        "",
        ...["sitemap.xml", ...homes].map((file) => `Sitemap: ${owner.origin}/${file}`),
      );
    return c.text(`${lines.join("\n")}\n`, 200, robotsHeaders);
  });

  app.get("/:file{sitemap(?:-[1-9]\\d{0,3})?\\.xml}", async (c) => {
    const number = Number(/\d+/.exec(c.req.param("file"))?.[0] ?? 0);
    const owner = await getOwner(c);
    if (!owner || owner.kind === "development") return c.notFound();
    if (owner.kind === "agent") {
      if (!owner.entry || number > 0) return c.notFound();
      return xml(sitemapXml(websiteUrls(owner.entry, { origin: owner.origin, ownDomain: true })));
    }
    const parts = await createProductFile(owner.origin, number);
    return parts ? xml(parts) : c.notFound();
  });

  // A slug has no digit, so that a number is an index.
  app.get("/:file{sitemap-homes(?:-(?:[A-Za-z_][\\w-]{0,39}|[1-9]\\d{0,2}))?\\.xml}", async (c) => {
    const owner = await getOwner(c);
    if (!owner || owner.kind === "development") return c.notFound();
    const { origin } = owner;
    const [, slug] = /^sitemap-homes-(.+)\.xml$/.exec(c.req.param("file")) ?? [];
    const number = slug === undefined ? 1 : Number(slug);
    if (owner.kind === "product" && (slug === undefined || number > 1)) {
      const index = await createHomesIndex(origin, number);
      return index === undefined ? c.notFound() : xml([index]);
    }
    if (owner.kind === "agent" && (slug !== undefined || !owner.entry)) return c.notFound();
    const ownDomain = owner.kind === "agent";
    const parts = await createHomesFile(slug ?? origin, { origin, ownDomain });
    return parts ? xml(parts) : c.notFound();
  });

  app.onError((error) => {
    log.error({ err: error }, "robots or sitemap failed");
    return problemResponse("sitemap.unavailable", { headers: { "retry-after": "60" } });
  });
  return app;
}

function* urlsOf(own: SitemapUrl[], websites: readonly SitemapEntry[], origin: string) {
  yield* own;
  for (const entry of websites) yield* websiteUrls(entry, { origin, ownDomain: false });
}

/** In characters. */
const chunkLength = 65_536;

/** Joins strings: a streamed chunk for each URL would cost more than the URL. */
function* joinParts(parts: Iterable<string>): Generator<string> {
  let chunk = "";
  for (const part of parts) {
    chunk += part;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

/** Streamed: a full file is tens of megabytes. */
function xml(parts: Iterable<string>): Response {
  const chunks = joinParts(parts);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
  return new Response(body, {
    headers: {
      "cache-control": cacheControl.confirmed,
      "content-type": "application/xml; charset=utf-8",
    },
  });
}
