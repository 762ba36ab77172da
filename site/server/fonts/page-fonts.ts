import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { FileStore } from "@realtor/server/files/file-store";
import type { Log } from "@realtor/server/log";
import { BusyError, limitConcurrency } from "@realtor/server/concurrency";
import type { Lang } from "@realtor/ui/labels";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { createFileCache, hashName, logUnexpected } from "../file-cache/file-cache.ts";
import { cacheControl } from "../http/cache-control.ts";
import { negotiateCoding } from "../http/content-coding.ts";
import { createFontSubset, resolvePackage, uiAxes, uiFiles } from "./font-subset.ts";
import { type Family, getCharactersByFamily } from "./page-characters.ts";
import { createSerifSheet, getSerifCharacters } from "./serif-sheet.ts";
import { type FontClasses, splitByFont } from "./text-by-font.ts";

/** A font that contains exactly the characters of one page. */
export interface PageFont {
  family: "Page UI" | "Page UI JP";
  file: string;
  characters: string;
}

export interface PageFontSet {
  /** Those of the UI family, the page's own language first. */
  ui: readonly PageFont[];
  /** Path of the stylesheet with the serif fonts; undefined for a page without serif text. */
  serifSheet?: string | undefined;
}

interface FontPage {
  lang: Lang;
  body: string;
  /** Classes of elements in the serif family, and of elements in the UI family within them. */
  fontClasses?: FontClasses;
}

export interface PageFonts {
  /**
   * The fonts of a page; undefined when they are not available in time. Creating new ones takes about
   * 250 ms.
   */
  fontsFor(page: FontPage): Promise<PageFontSet | undefined>;
  /** A file compressed with Brotli, by file name; undefined when there is none. */
  read(name: string): Promise<Buffer | undefined>;
}

const names = { ui: "Page UI", uiJa: "Page UI JP" } as const;

/** About a hundred files: those of the pages that are in memory. */
const recentBytes = 4 * 1024 * 1024;

/** Part of every file name: increase it when the output for the same characters changes. */
const formatVersion = 1;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export interface PageFontOptions {
  fileStore: FileStore;
  log: Log;
  /** Maximum time that a page waits for its fonts; then it is rendered without. Default: 1500. */
  timeoutMs?: number;
}

/** Creates page fonts and caches them in `fonts/`. */
export function createPageFonts({ fileStore, log, timeoutMs = 1500 }: PageFontOptions): PageFonts {
  const files = createFileCache(fileStore, "fonts");
  const withLimit = limitConcurrency({ running: 1, waiting: 50 });
  /** Recently used files, which remain while the store does not respond. */
  const recent = new LRUCache<string, Buffer>({
    maxSize: recentBytes,
    sizeCalculation: (file) => Math.max(1, file.length),
  });
  /** Fonts on disk or being created, by name. */
  const known = new LRUCache<string, Promise<void>>({ max: 20_000 });

  /** Creates a file unless it exists; resolves with its path when it can be read. */
  function ensure(name: string, create: () => Promise<Buffer>): Promise<string> {
    let creating = known.get(name);
    if (!creating) {
      creating = createFile(name, create);
      known.set(name, creating);
      creating.catch(() => known.delete(name));
    }
    return creating.then(() => `/assets/page-fonts/${name}`);
  }

  async function read(name: string): Promise<Buffer | undefined> {
    const file = recent.get(name) ?? (await files.read(name));
    if (file) recent.set(name, file);
    return file;
  }

  async function createFile(name: string, create: () => Promise<Buffer>): Promise<void> {
    if (await read(name)) return;
    await withLimit(async () => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
      const file = await compress(await create(), { params });
      await files.write(name, file);
      recent.set(name, file);
    });
  }

  async function getUiFont(family: Family, characters: string): Promise<PageFont> {
    const file = await ensure(`${hash(family, characters)}.ttf`, async () => {
      const full = await readFile(resolvePackage(uiFiles[family]));
      // WOFF2 would be 5 % smaller, but would block this process for 300 ms.
      return createFontSubset(full, characters, { axes: uiAxes, format: "sfnt" });
    });
    return { family: names[family], file, characters };
  }

  async function getFonts(page: FontPage): Promise<PageFontSet> {
    const { serif, text } = readCharacters(page);
    const [serifSheet, ...ui] = await Promise.all([
      serif.length === 0
        ? undefined
        : ensure(`${hash(serif)}.css`, async () => Buffer.from(await createSerifSheet(serif))),
      ...getCharactersByFamily(text, page.lang).map(({ family, characters }) =>
        getUiFont(family, characters),
      ),
    ]);
    return { ui, serifSheet };
  }

  return {
    async fontsFor(page) {
      try {
        return await Promise.race([getFonts(page), pause(timeoutMs, undefined, { ref: false })]);
      } catch (error) {
        if (!(error instanceof BusyError))
          logUnexpected(log, "page fonts cannot be created")(error);
        return undefined;
      }
    },
    read: async (name) => (/^[\da-f]{64}\.(?:ttf|css)$/.test(name) ? read(name) : undefined),
  };
}

/** Options of a select that are visible only after an interaction, when the complete fonts load. */
const unselectedOption = /<option(?![^>]* selected)[^>]*>[^<]*<\/option>/g;

/** The characters of the serif fonts, and the text that the UI fonts render. */
function readCharacters({ lang, fontClasses, ...page }: FontPage) {
  const body = page.body.replaceAll(unselectedOption, "");
  if (!fontClasses || fontClasses.serif.length === 0) return { serif: [], text: body };
  const text = splitByFont(body, fontClasses, lang);
  const serif = getSerifCharacters(text.serif);
  const covered = new Set(serif.map(([, characters]) => characters).join(""));
  // What no serif family contains.
  const others = new Set(Object.values(text.serif).join(""));
  return { serif, text: text.ui + [...others].filter((one) => !covered.has(one)).join("") };
}

const hash = (...content: unknown[]) => hashName(formatVersion, ...content);

/** `GET /assets/page-fonts/{name}`: a font or a stylesheet that a document links. */
export function pageFontRoutes(fonts: Pick<PageFonts, "read">): Hono {
  return new Hono().get("/assets/page-fonts/:name", async (c) => {
    const name = c.req.param("name");
    const file = await fonts.read(name);
    // It may be there when the store responds again.
    if (!file) return c.body(null, 404, { "cache-control": cacheControl.none });
    const br = negotiateCoding(c.req.header("accept-encoding")) === "br";
    return new Response(new Uint8Array(br ? file : await decompress(file)), {
      headers: {
        "content-type": name.endsWith(".css") ? "text/css" : "font/ttf",
        ...(br ? { "content-encoding": "br" } : {}),
        "cache-control": cacheControl.immutable,
        vary: "accept-encoding",
        "x-content-type-options": "nosniff",
      },
    });
  });
}
