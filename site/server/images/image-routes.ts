import type { FileStore } from "@realtor/server/files/file-store";
import type { Log } from "@realtor/server/log";
import { problemResponse } from "@realtor/server/problem";
import { BusyError, limitConcurrency } from "@realtor/server/concurrency";
import { Hono } from "hono";
import sharp from "sharp";
import {
  createFileCache,
  hashName,
  logUnexpected,
  shareRunning,
} from "../file-cache/file-cache.ts";
import { cacheControl } from "../http/cache-control.ts";
import { fetchMedia } from "./fetch-media.ts";
import type { PhotoColors } from "./photo-colors.ts";
import {
  type ImageFormat,
  type ImageRequest,
  negotiateImageFormat,
  parseImagePath,
} from "./image-request.ts";

export interface ImageOptions {
  /** Origin of the loaning service, whose `/media/` is the only source of images. */
  loaningApiUrl: string;
  /** Generated images are cached in `images/`. */
  fileStore: FileStore;
  log: Log;
  fetches?: { media: typeof fetch };
  /** Receives every photo that is resized. */
  photoColors?: Pick<PhotoColors, "record">;
  /** Images generated concurrently. */
  running?: number;
  /** Maximum queued requests; further ones receive 503. */
  waiting?: number;
}

type ImageResult =
  | { kind: "created"; body: Buffer; type: string }
  | { kind: "absent" }
  | { kind: "failed" };

// One thread per image: concurrency is limited by the route, and pages have priority.
sharp.concurrency(1);
sharp.cache(false);

const readable = ["jpeg", "png", "webp", "heif", "gif"];

/** Part of every ETag and file name: increase it when the output for the same image changes. */
const formatVersion = 1;

const originalTypes: Record<string, string> = { svg: "image/svg+xml", ico: "image/x-icon" };

/**
 * `GET /images/{width}/{media path}`: a stored photo at most that wide, as AVIF, WebP or JPEG by
 * `Accept`. Stored photos never change under their name, so responses are immutable.
 */
export function imageRoutes(options: ImageOptions): Hono {
  const { loaningApiUrl, fileStore, log, running = 2, waiting = 200 } = options;
  const cache = createFileCache(fileStore, "images");
  const withLimit = limitConcurrency({ running, waiting });
  const createOnce = shareRunning<ImageResult>();
  const app = new Hono();

  app.get("/images/*", async (c) => {
    const requested = parseImagePath(new URL(c.req.raw.url).pathname);
    if (!requested) return problemResponse("image.absent");
    const format = negotiateImageFormat(c.req.header("accept"));
    const name = getCacheName(requested, format);
    const headers = getHeaders(requested, name);
    if (c.req.header("if-none-match")?.includes(headers.etag))
      return new Response(null, { status: 304, headers });
    try {
      const result = await createOnce(name, () => create(requested, format, name));
      if (result.kind === "absent") return problemResponse("image.absent");
      if (result.kind === "failed") return problemResponse("image.unreadable");
      return new Response(new Uint8Array(result.body), {
        headers: { ...headers, "content-type": result.type },
      });
    } catch (error) {
      if (error instanceof BusyError)
        return problemResponse("image.busy", { headers: { "retry-after": "2" } });
      log.error({ err: error, path: requested.path }, "image cannot be served");
      return problemResponse("image.unreadable");
    }
  });

  async function create(
    requested: ImageRequest,
    format: ImageFormat,
    name: string,
  ): Promise<ImageResult> {
    const type = requested.isOriginal ? getOriginalType(requested) : `image/${format}`;
    const cached = await cache.read(name);
    if (cached) return { kind: "created", body: cached, type };
    return withLimit(async () => {
      const media = await fetchMedia(loaningApiUrl, requested.path, options.fetches?.media);
      if (media.kind === "absent") return media;
      if (media.kind === "failed") {
        log.warn({ path: requested.path, reason: media.reason }, "image cannot be fetched");
        return { kind: "failed" };
      }
      const body = await render(media.body, media.type, requested, format);
      if (!body) {
        log.warn({ path: requested.path, type: media.type }, "stored file is not a readable image");
        return { kind: "failed" };
      }
      if (!requested.isOriginal) await options.photoColors?.record(requested.path, media.body);
      // A full disk disables caching, not the response.
      await cache
        .write(name, body)
        .catch(logUnexpected(log, "image cannot be cached", { path: requested.path }));
      return { kind: "created", body, type };
    });
  }

  return app;
}

/** The generated image, or undefined when the stored file is not an image. */
async function render(
  body: Buffer,
  type: string,
  requested: ImageRequest,
  format: ImageFormat,
): Promise<Buffer | undefined> {
  if (requested.isOriginal)
    return type === getOriginalType(requested) || type === "image/vnd.microsoft.icon"
      ? body
      : undefined;
  try {
    return await resize(body, requested.width, format);
  } catch {
    return undefined;
  }
}

function getOriginalType({ path }: ImageRequest): string {
  return originalTypes[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "";
}

function getCacheName({ width, path, isOriginal }: ImageRequest, format: ImageFormat): string {
  return isOriginal ? hashName(formatVersion, path) : hashName(formatVersion, path, width, format);
}

function getHeaders({ isOriginal }: ImageRequest, name: string) {
  return {
    etag: `"${name.slice(0, 32)}"`,
    "cache-control": cacheControl.immutable,
    "x-content-type-options": "nosniff",
    // Prevents an SVG opened as a document from running scripts or loading resources.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(!isOriginal && { vary: "accept" }),
  };
}

/**
 * Resizes to at most `width` px in `format`, upright, without metadata, never enlarged.
 * Transparency becomes white in JPEG.
 * @throws for anything but a supported image.
 */
async function resize(body: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(body, { limitInputPixels: 60_000_000, failOn: "error" });
  const { format: found } = await image.metadata();
  if (!readable.includes(found ?? "")) throw new Error(`not an image: ${found ?? "unknown"}`);
  const sized = image.autoOrient().resize({ width, withoutEnlargement: true });
  if (format === "avif") return sized.avif({ quality: 55, effort: 0 }).toBuffer();
  if (format === "webp") return sized.webp({ quality: 78, effort: 3 }).toBuffer();
  return sized.flatten({ background: "white" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
