import type { FileStore } from "@realtor/server/files/file-store";
import type { RealtorProfile } from "@realtor/api/loaning";
import { type Locale, locales } from "@realtor/api/locales";
import { checkSlug } from "@realtor/api/rules";
import type { Log } from "@realtor/server/log";
import { problemResponse } from "@realtor/server/problem";
import { BusyError, limitConcurrency } from "@realtor/server/concurrency";
import { type Context, Hono } from "hono";
import sharp from "sharp";
import { listingQuery } from "#app/data/agent-listings.ts";
import type { Sources } from "#app/data/sources.ts";
import type * as Entry from "#app/entry.server.tsx";
import {
  createFileCache,
  hashName,
  logUnexpected,
  shareRunning,
} from "../file-cache/file-cache.ts";
import { cacheControl } from "../http/cache-control.ts";
import { redirectMoved } from "../http/redirect-moved.ts";
import type { SiteEnv } from "../http/request-origin.ts";
import { fetchMedia, type Media } from "../images/fetch-media.ts";
import { parseImagePath } from "../images/image-request.ts";
import type { PageRenderer } from "../render/page-renderer.ts";

export interface ShareOptions {
  renderer: Pick<PageRenderer, "loadEntry">;
  sources: Pick<Sources, "getRealtor" | "getListings">;
  loaningApiUrl: string;
  /** Generated images are cached in `share/`. */
  fileStore: FileStore;
  log: Log;
}

/** Source of a share image, and the version in its URL. */
type ShareImage = { version: string } & (
  | { kind: "card"; card: Entry.ShareCard }
  | { kind: "photo"; path: string }
);

interface CreatedImage {
  body: Buffer;
  /** Whether it has its photo, if any. */
  isComplete: boolean;
}

/** A photo or the listings cannot be fetched now. */
class SourceUnavailableError extends Error {
  override name = "SourceUnavailableError";
}

/**
 * `GET /share/{locale}/{desiredUrl}.png`, or `.jpg` where the agent chose a share photo, `GET
 * /share/{locale}/{desiredUrl}/homes/{listingKey}.jpg` of a home, and `GET /share/{locale}.png` of the
 * landing page. All are 1200 × 630, generated once and cached by content. 503 while a photo or the listings
 * cannot be fetched: crawlers would keep a 404.
 */
export function shareRoutes(options: ShareOptions): Hono<SiteEnv> {
  const { renderer, sources, loaningApiUrl, log } = options;
  const cache = createFileCache(options.fileStore, "share");
  const withLimit = limitConcurrency({ running: 1, waiting: 50 });
  const createOnce = shareRunning<CreatedImage | undefined>();

  async function getLandingImage(locale: Locale): Promise<ShareImage> {
    const { landingShareCard, shareVersion } = await renderer.loadEntry();
    const card = landingShareCard(locale);
    return { kind: "card", card, version: shareVersion(card) };
  }

  /** The agent of this host with this `desiredUrl`, or who had it. */
  async function getAgent(c: Context<SiteEnv>, slug: string): Promise<RealtorProfile | undefined> {
    if (checkSlug(slug) !== null) return undefined;
    const { domain } = c.var;
    const profile = await sources.getRealtor(domain.kind === "own" ? domain.origin : slug);
    if (!profile || profile.desiredUrl === slug) return profile ?? undefined;
    // Another spelling has no picture.
    if (profile.desiredUrl.toLowerCase() === slug.toLowerCase()) return undefined;
    const isSame = domain.kind === "product" || (await sources.getRealtor(slug))?.id === profile.id;
    return isSame ? profile : undefined;
  }

  async function getHomeImage(
    c: Context<SiteEnv>,
    locale: Locale,
    { slug, file }: { slug: string; file: string },
  ): Promise<ShareImage | Response | undefined> {
    const [, key] = /^(.+)\.jpg$/.exec(file) ?? [];
    const profile = await getAgent(c, slug);
    const query = profile && listingQuery(profile);
    const moved = profile && redirectMoved(c, slug, profile);
    if (moved) return moved;
    if (!profile || !key || !query) return undefined;
    const listings = await sources.getListings(query);
    if (!listings) throw new SourceUnavailableError("The listings cannot be read.");
    const { loadListingCard, shareVersion } = await renderer.loadEntry();
    const card = loadListingCard(profile, listings, key, { locale, now: new Date() });
    return card ? { kind: "card", card, version: shareVersion(card) } : undefined;
  }

  async function getAgentImage(
    c: Context<SiteEnv>,
    locale: Locale,
    file: string,
  ): Promise<ShareImage | Response | undefined> {
    const [, slug = "", type] = /^([A-Za-z_-]+)\.(png|jpg)$/.exec(file) ?? [];
    const profile = await getAgent(c, slug);
    if (!profile) return undefined;
    const moved = redirectMoved(c, slug, profile);
    if (moved) return moved;
    const { profileCard, getSharePhoto, shareVersion } = await renderer.loadEntry();
    const path = getSharePhoto(profile);
    if ((path === null) !== (type === "png")) return undefined;
    if (path !== null) return { kind: "photo", path, version: shareVersion(path) };
    const card = profileCard(profile, locale);
    return { kind: "card", card, version: shareVersion(card) };
  }

  async function respond(
    c: Context<SiteEnv>,
    source: ShareImage | Response | undefined,
  ): Promise<Response> {
    if (!source) return c.notFound();
    if (source instanceof Response) return source;
    const etag = `"${source.version}"`;
    const isVersion = c.req.query("v") === source.version;
    const isPlatform = source.kind === "card" && source.card.kind === "platform";
    const headers = {
      etag,
      // An agent's picture ends with its website, whatever the URL.
      "cache-control": isPlatform && isVersion ? cacheControl.immutable : cacheControl.confirmed,
      // Chat programs show it on their own pages.
      "cross-origin-resource-policy": "cross-origin",
    };
    if (c.req.header("if-none-match")?.includes(etag))
      return new Response(null, { status: 304, headers });
    const image = await getImage(source);
    if (!image) return c.notFound();
    const isPhoto = source.kind === "photo" || source.card.kind === "home";
    const response = new Response(new Uint8Array(image.body), {
      headers: { ...headers, "content-type": isPhoto ? "image/jpeg" : "image/png" },
    });
    if (image.isComplete) return response;
    response.headers.delete("etag");
    response.headers.set("cache-control", cacheControl.none);
    return response;
  }

  async function getImage(source: ShareImage): Promise<CreatedImage | undefined> {
    const name = hashName(source);
    const cached = await cache.read(name);
    if (cached) return { body: cached, isComplete: true };
    return createOnce(name, () => withLimit(() => create(source, name)));
  }

  async function create(source: ShareImage, name: string): Promise<CreatedImage | undefined> {
    const path = source.kind === "photo" ? source.path : photoPath(source.card);
    const media = path === undefined ? undefined : await fetchStoredPhoto(path);
    if (source.kind === "photo" && media?.kind === "failed")
      throw new SourceUnavailableError(media.reason);
    const photo = media?.kind === "found" ? media.body : undefined;
    const body = source.kind === "card" ? await draw(source.card, photo) : await crop(photo);
    if (!body) return undefined;
    const isComplete = path === undefined || photo !== undefined;
    if (isComplete)
      await cache.write(name, body).catch(logUnexpected(log, "share image cannot be cached"));
    return { body, isComplete };
  }

  async function fetchStoredPhoto(path: string): Promise<Media> {
    const safe = parseImagePath(`/images/960/${path}`);
    if (!safe || safe.isOriginal) return { kind: "absent" };
    const media = await fetchMedia(loaningApiUrl, safe.path);
    if (media.kind === "failed")
      log.warn({ path, reason: media.reason }, "photo of a share image cannot be fetched");
    return media;
  }

  const app = new Hono<SiteEnv>();
  app.get("/share/:file", async (c) => {
    const locale = locales.find((one) => `${one}.png` === c.req.param("file"));
    if (!locale || c.var.domain.kind === "own") return c.notFound();
    return respond(c, await getLandingImage(locale));
  });
  app.get("/share/:locale/:file", async (c) => {
    const locale = locales.find((one) => one === c.req.param("locale"));
    return respond(c, locale ? await getAgentImage(c, locale, c.req.param("file")) : undefined);
  });
  app.get("/share/:locale/:slug/homes/:file", async (c) => {
    const { locale: tag, slug, file } = c.req.param();
    const locale = locales.find((one) => one === tag);
    return respond(c, locale ? await getHomeImage(c, locale, { slug, file }) : undefined);
  });
  app.onError((error) => {
    const isExpected = error instanceof BusyError || error instanceof SourceUnavailableError;
    if (!isExpected) log.error({ err: error }, "share image failed");
    return problemResponse("share.unavailable", { headers: { "retry-after": "5" } });
  });
  return app;
}

/** Loads the libraries on first use: they take 25 MB, and each card is drawn once. */
async function draw(card: Entry.ShareCard, photo: Buffer | undefined): Promise<Buffer> {
  const { drawCard } = await import("./draw-card.ts");
  return drawCard(card, photo);
}

function photoPath(card: Entry.ShareCard): string | undefined {
  return card.kind === "platform" ? undefined : card.photo?.path;
}

async function crop(photo: Buffer | undefined): Promise<Buffer | undefined> {
  if (!photo) return undefined;
  const image = sharp(photo, { limitInputPixels: 60_000_000 }).autoOrient();
  return image
    .resize({ width: 1200, height: 630, fit: "cover", position: "attention" })
    .flatten({ background: "white" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
