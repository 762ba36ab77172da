import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CachedPage } from "./html-cache.ts";

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Compresses a document once, so that later requests receive precompressed bytes. */
export async function encodePage(page: {
  status: number;
  html: string;
  headers: Record<string, string>;
  tags: readonly string[];
}): Promise<CachedPage> {
  const identity = Buffer.from(page.html);
  const [gzipped, br] = await Promise.all([
    gzipAsync(identity),
    brotliAsync(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 8,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ]);
  return {
    status: page.status,
    headers: page.headers,
    bodies: { identity, gzip: gzipped, br },
    etag: createHash("sha256").update(identity).digest("base64url").slice(0, 27),
    tags: page.tags,
    renderedAt: Date.now(),
  };
}
