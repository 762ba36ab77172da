import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Log } from "@realtor/server/log";
import type { Lang } from "@realtor/ui/labels";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { BusyError, createFileCache, limitConcurrency } from "../file-cache/file-cache.ts";
import { negotiateCoding } from "../render/page-response.ts";
import { createFontSubset, resolvePackage, uiAxes, uiFiles } from "./font-subset.ts";
import { type Family, getCharactersByFamily } from "./page-characters.ts";

/** A font that contains exactly the characters of one page. */
export interface PageFont {
  family: "Page UI" | "Page UI JP";
  file: string;
  characters: string;
}

export interface PageFonts {
  /**
   * The fonts of a page, its own language first; empty when they are not available in time.
   * Creating a new one takes about 250 ms.
   */
  fontsFor(page: { lang: Lang; body: string }): Promise<readonly PageFont[]>;
  /** A font file compressed with Brotli, by file name; undefined when there is none. */
  read(name: string): Promise<Buffer | undefined>;
}

const names = { ui: "Page UI", uiJa: "Page UI JP" } as const;

/** Part of every file name: increase it when the output for the same characters changes. */
const formatVersion = 1;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export interface PageFontOptions {
  dataDir: string;
  log: Log;
  /** Maximum time that a page waits for its fonts; then it is rendered without. Default: 1500. */
  timeoutMs?: number;
}

/** Creates page fonts and caches them in `<dataDir>/fonts`. */
export function createPageFonts({ dataDir, log, timeoutMs = 1500 }: PageFontOptions): PageFonts {
  const files = createFileCache(join(dataDir, "fonts"));
  const withLimit = limitConcurrency({ running: 1, waiting: 50 });
  /** Fonts on disk or being created, by name. */
  const known = new LRUCache<string, Promise<void>>({ max: 20_000 });

  function ensure(family: Family, characters: string): Promise<string> {
    const name = getFileName(family, characters);
    let creating = known.get(name);
    if (!creating) {
      creating = create(family, characters, name);
      known.set(name, creating);
      creating.catch(() => known.delete(name));
    }
    return creating.then(() => name);
  }

  async function create(family: Family, characters: string, name: string): Promise<void> {
    if (await files.read(name)) return;
    await withLimit(async () => {
      const full = await readFile(resolvePackage(uiFiles[family]));
      // WOFF2 would be 5 % smaller, but would block this process for 300 ms.
      const subset = await createFontSubset(full, characters, { axes: uiAxes, format: "sfnt" });
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
      await files.write(name, await compress(subset, { params }));
    });
  }

  return {
    async fontsFor({ lang, body }) {
      const creating = Promise.all(
        getCharactersByFamily(body, lang).map(async ({ family, characters }) => ({
          family: names[family],
          file: `/assets/page-fonts/${await ensure(family, characters)}`,
          characters,
        })),
      );
      try {
        return await Promise.race([creating, pause(timeoutMs, [], { ref: false })]);
      } catch (error) {
        if (!(error instanceof BusyError))
          log.error({ err: error }, "page fonts cannot be created");
        return [];
      }
    },
    read: async (name) => (/^[\da-f]{64}\.ttf$/.test(name) ? files.read(name) : undefined),
  };
}

function getFileName(family: Family, characters: string): string {
  const content = JSON.stringify([formatVersion, family, characters]);
  return `${createHash("sha256").update(content).digest("hex")}.ttf`;
}

/** `GET /assets/page-fonts/{name}`: a font that a document links. */
export function pageFontRoutes(fonts: Pick<PageFonts, "read">): Hono {
  return new Hono().get("/assets/page-fonts/:name", async (c) => {
    const file = await fonts.read(c.req.param("name"));
    if (!file) return c.body(null, 404);
    const br = negotiateCoding(c.req.header("accept-encoding")) === "br";
    return new Response(new Uint8Array(br ? file : await decompress(file)), {
      headers: {
        "content-type": "font/ttf",
        ...(br ? { "content-encoding": "br" } : {}),
        "cache-control": "public, max-age=31536000, immutable",
        vary: "accept-encoding",
        "x-content-type-options": "nosniff",
      },
    });
  });
}
