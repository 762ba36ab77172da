import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Locale, locales } from "@realtor/api/locales";
import { checkSlug } from "@realtor/api/rules";
import { Hono, type Context } from "hono";
import sharp from "sharp";
import type * as Entry from "#app/entry.server.tsx";
import type { Sources } from "#app/data/sources.ts";
import { createMadeFiles } from "../file-cache/made-files.ts";
import { BusyError, takeTurns } from "../file-cache/take-turns.ts";
import { problem } from "../http/problem.ts";
import { fetchMedia } from "../images/fetch-media.ts";
import { readImagePath } from "../images/media-path.ts";
import type { Log } from "../log.ts";
import { drawCard } from "./draw-card.ts";

export interface ShareOptions {
  loadEntry: () => Promise<typeof Entry>;
  sources: Pick<Sources, "getRealtor">;
  /** The agent whose own domain is asked, or null on the product's hosts (DECISIONS section 2). */
  ownOrigin: (c: Context) => string | null;
  loaningApiUrl: string;
  /** Finished pictures are kept in `<dataDir>/share`. */
  dataDir: string;
  log: Log;
}

/** What a share image is made of, and the version that its address carries. */
type Wanted = { version: string } & (
  | { kind: "card"; card: Entry.ShareCard }
  | { kind: "photo"; path: string }
);

/**
 * `GET /share/{locale}/{desiredUrl}.png`, or `.jpg` where the agent chose a photo for sharing, and
 * `GET /share/{locale}.png` of the landing page: 1200 × 630, made once and kept by content.
 */
export function shareRoutes(options: ShareOptions): Hono {
  const { loadEntry, sources, loaningApiUrl, log } = options;
  const cache = createMadeFiles(join(options.dataDir, "share"));
  const takeTurn = takeTurns({ running: 1, waiting: 50 });
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function landing(locale: Locale): Promise<Wanted> {
    const { landingCard, shareVersion } = await loadEntry();
    const card = landingCard(locale);
    return { kind: "card", card, version: shareVersion(card) };
  }

  async function ofAgent(c: Context, locale: Locale, file: string): Promise<Wanted | null> {
    const [, slug = "", type] = /^([A-Za-z_-]+)\.(png|jpg)$/.exec(file) ?? [];
    if (checkSlug(slug) !== null) return null;
    const profile = await sources.getRealtor(options.ownOrigin(c) ?? slug);
    if (profile?.desiredUrl !== slug) return null;
    const { profileCard, sharePhoto, shareVersion } = await loadEntry();
    const path = sharePhoto(profile);
    if ((path === null) !== (type === "png")) return null;
    if (path !== null) return { kind: "photo", path, version: shareVersion(path) };
    const card = profileCard(profile, locale);
    return { kind: "card", card, version: shareVersion(card) };
  }

  async function answer(c: Context, wanted: Wanted | null): Promise<Response> {
    if (!wanted) return c.notFound();
    const etag = `"${wanted.version}"`;
    const current = c.req.query("v") === wanted.version;
    const headers = {
      etag,
      "cache-control": current ? "public, max-age=31536000, immutable" : "public, max-age=300",
      "x-content-type-options": "nosniff",
    };
    if (c.req.header("if-none-match")?.includes(etag))
      return new Response(null, { status: 304, headers });
    const body = await pictureOf(wanted);
    if (!body) return c.notFound();
    const type = wanted.kind === "photo" ? "image/jpeg" : "image/png";
    return new Response(new Uint8Array(body), { headers: { ...headers, "content-type": type } });
  }

  /** Many want a new picture at once; it is made once. */
  async function pictureOf(wanted: Wanted): Promise<Buffer | null> {
    const name = createHash("sha256").update(JSON.stringify(wanted)).digest("hex");
    const kept = await cache.read(name);
    if (kept) return kept;
    const already = underWay.get(name);
    if (already) return already;
    const started = takeTurn(() => make(wanted, name)).finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  }

  async function make(wanted: Wanted, name: string): Promise<Buffer | null> {
    const path = wanted.kind === "photo" ? wanted.path : photoPath(wanted.card);
    const photo = path === null ? null : await stored(path);
    const body = wanted.kind === "card" ? await drawCard(wanted.card, photo) : await crop(photo);
    // Without its photo for the moment, a card is shown but not kept.
    const whole = path === null || photo !== null;
    if (body && whole)
      await cache.write(name, body).catch((error: unknown) => {
        log.error({ err: error }, "share image cannot be kept");
      });
    return body;
  }

  /** A stored photo; null for one that is not ours to fetch, or not to be had now. */
  async function stored(path: string): Promise<Buffer | null> {
    const safe = readImagePath(`/images/960/${path}`);
    if (!safe || safe.asIs) return null;
    const media = await fetchMedia(loaningApiUrl, safe.path);
    return media.kind === "found" ? media.body : null;
  }

  const app = new Hono();
  app.get("/share/:file", async (c) => {
    const locale = locales.find((one) => `${one}.png` === c.req.param("file"));
    if (!locale || options.ownOrigin(c)) return c.notFound();
    return answer(c, await landing(locale));
  });
  app.get("/share/:locale/:file", async (c) => {
    const locale = locales.find((one) => one === c.req.param("locale"));
    return answer(c, locale ? await ofAgent(c, locale, c.req.param("file")) : null);
  });
  app.onError((error) => {
    if (!(error instanceof BusyError)) log.error({ err: error }, "share image failed");
    const message = "The picture cannot be made now: try again in a moment.";
    const headers = { "retry-after": "5" };
    return problem({ status: 503, code: "share.unavailable", message, headers });
  });
  return app;
}

function photoPath(card: Entry.ShareCard): string | null {
  return card.kind === "agent" ? (card.photo?.path ?? null) : null;
}

async function crop(photo: Buffer | null): Promise<Buffer | null> {
  if (!photo) return null;
  const picture = sharp(photo, { limitInputPixels: 60_000_000 }).autoOrient();
  return picture
    .resize({ width: 1200, height: 630, fit: "cover", position: "attention" })
    .flatten({ background: "white" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
