import { createHash } from "node:crypto";
import { join } from "node:path";
import { Hono } from "hono";
import { createMadeFiles } from "../file-cache/made-files.ts";
import { BusyError, takeTurns } from "../file-cache/take-turns.ts";
import { problem } from "../http/problem.ts";
import type { Log } from "../log.ts";
import { fetchMedia } from "./fetch-media.ts";
import { readImagePath, type WantedImage } from "./media-path.ts";
import { type PictureFormat, pictureFormat } from "./picture-format.ts";
import { resize } from "./resize.ts";

export interface ImageOptions {
  /** Origin of the loaning service; pictures come from its `/media/` and nowhere else. */
  loaningApiUrl: string;
  /** Finished pictures are kept in `<dataDir>/images`. */
  dataDir: string;
  log: Log;
  /** How the loaning service is called. */
  fetch?: typeof fetch;
  /** Pictures made at a time. */
  running?: number;
  /** Requests that may wait for theirs; the next ones are told to come back. */
  waiting?: number;
}

type Made = { kind: "made"; body: Buffer; type: string } | { kind: "absent" } | { kind: "failed" };

/** Part of every ETag and file name: raise it when the same picture should come out differently. */
const recipe = 1;

const asIsTypes: Record<string, string> = { svg: "image/svg+xml", ico: "image/x-icon" };

/**
 * `GET /images/{width}/{media path}`: a stored photo no wider than that, as AVIF, WebP or JPEG by
 * `Accept`. Stored photos never change under their name, so answers are immutable.
 */
export function imageRoutes(options: ImageOptions): Hono {
  const { loaningApiUrl, dataDir, log, running = 2, waiting = 200 } = options;
  const cache = createMadeFiles(join(dataDir, "images"));
  const takeTurn = takeTurns({ running, waiting });
  const underWay = new Map<string, Promise<Made>>();
  const app = new Hono();

  app.get("/images/*", async (c) => {
    const wanted = readImagePath(new URL(c.req.raw.url).pathname);
    if (!wanted) return notFound();
    const format = pictureFormat(c.req.header("accept"));
    const name = nameOf(wanted, format);
    const headers = headersOf(wanted, name);
    if (c.req.header("if-none-match")?.includes(headers.etag))
      return new Response(null, { status: 304, headers });
    try {
      const made = await once(name, () => make(wanted, format, name));
      if (made.kind === "absent") return notFound();
      if (made.kind === "failed") return unreadable();
      return new Response(new Uint8Array(made.body), {
        headers: { ...headers, "content-type": made.type },
      });
    } catch (error) {
      if (error instanceof BusyError)
        return problem({
          status: 503,
          code: "image.busy",
          message: "Too many pictures are being made: try again in a moment.",
          headers: { "retry-after": "2" },
        });
      log.error({ err: error, path: wanted.path }, "picture cannot be served");
      return unreadable();
    }
  });

  /** Many want a new picture at once; it is made once. */
  function once(name: string, task: () => Promise<Made>): Promise<Made> {
    const already = underWay.get(name);
    if (already) return already;
    const started = task().finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  }

  async function make(wanted: WantedImage, format: PictureFormat, name: string): Promise<Made> {
    const type = wanted.asIs ? asIsType(wanted) : `image/${format}`;
    const kept = await cache.read(name);
    if (kept) return { kind: "made", body: kept, type };
    return takeTurn(async () => {
      const media = await fetchMedia(loaningApiUrl, wanted.path, options.fetch);
      if (media.kind === "absent") return media;
      if (media.kind === "failed") {
        log.warn({ path: wanted.path, reason: media.reason }, "picture cannot be fetched");
        return { kind: "failed" };
      }
      const body = await render(media.body, media.type, wanted, format);
      if (!body) {
        log.warn({ path: wanted.path, type: media.type }, "stored file is no readable picture");
        return { kind: "failed" };
      }
      // A full disk costs time, not the picture.
      await cache.write(name, body).catch((error: unknown) => {
        log.error({ err: error }, "picture cannot be kept");
      });
      return { kind: "made", body, type };
    });
  }

  return app;
}

/** The finished picture, or null when the stored file is none. */
async function render(
  body: Buffer,
  type: string,
  wanted: WantedImage,
  format: PictureFormat,
): Promise<Buffer | null> {
  if (wanted.asIs)
    return type === asIsType(wanted) || type === "image/vnd.microsoft.icon" ? body : null;
  try {
    return await resize(body, wanted.width, format);
  } catch {
    return null;
  }
}

function asIsType({ path }: WantedImage): string {
  return asIsTypes[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "";
}

function nameOf({ width, path, asIs }: WantedImage, format: PictureFormat): string {
  const what = asIs ? [recipe, path] : [recipe, path, width, format];
  return createHash("sha256").update(JSON.stringify(what)).digest("hex");
}

function headersOf({ asIs }: WantedImage, name: string) {
  return {
    etag: `"${name.slice(0, 32)}"`,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    // Opened as a page of its own, a drawing may neither run scripts nor load anything.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(!asIs && { vary: "accept" }),
  };
}

function notFound(): Response {
  return problem({ status: 404, code: "image.absent", message: "There is no such picture." });
}

function unreadable(): Response {
  return problem({
    status: 502,
    code: "image.unreadable",
    message: "The picture cannot be fetched at the moment.",
  });
}
