import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Lang } from "@realtor/ui/labels";
import { LRUCache } from "lru-cache";
import { createMadeFiles } from "../file-cache/made-files.ts";
import { BusyError, takeTurns } from "../file-cache/take-turns.ts";
import type { Log } from "../log.ts";
import { cutFont, resolvePackage, uiAxes, uiFiles } from "./cut-font.ts";
import { charactersByFamily, type Family } from "./page-characters.ts";

/** A font with the characters of one page and no others. */
export interface PageFont {
  family: "Page UI" | "Page UI JP";
  /** Its address, which tells its content. */
  file: string;
  characters: string;
}

export interface PageFonts {
  /**
   * The fonts of a page, the one of its own language first; none where they are not to be had soon. The
   * first time they are cut, which takes a quarter of a second.
   */
  fontsFor(page: { lang: Lang; body: string }): Promise<readonly PageFont[]>;
  /** A font's file in brotli, by the name in its address; null where there is none. */
  read(name: string): Promise<Buffer | null>;
}

const names = { ui: "Page UI", uiJa: "Page UI JP" } as const;

/** Part of every file's name: raise it when the same characters should come out differently. */
const recipe = 1;

/** A page waits no longer than this for its fonts, in ms. */
const patience = 1500;

const compress = promisify(brotliCompress);

/** Cuts the fonts of pages and keeps them in `<dataDir>/fonts`. */
export function createPageFonts({ dataDir, log }: { dataDir: string; log: Log }): PageFonts {
  const files = createMadeFiles(join(dataDir, "fonts"));
  const takeTurn = takeTurns({ running: 1, waiting: 50 });
  /** What is on disk or on its way there, by name. */
  const known = new LRUCache<string, Promise<void>>({ max: 20_000 });

  function ensure(family: Family, characters: string): Promise<string> {
    const name = nameOf(family, characters);
    let making = known.get(name);
    if (!making) {
      making = make(family, characters, name);
      known.set(name, making);
      making.catch(() => known.delete(name));
    }
    return making.then(() => name);
  }

  async function make(family: Family, characters: string, name: string): Promise<void> {
    if (await files.read(name)) return;
    await takeTurn(async () => {
      const whole = await readFile(resolvePackage(uiFiles[family]));
      // WOFF2 would be a twentieth smaller, and hold this process up for a third of a second.
      const cut = await cutFont(whole, characters, { axes: uiAxes, format: "sfnt" });
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
      await files.write(name, await compress(cut, { params }));
    });
  }

  return {
    async fontsFor({ lang, body }) {
      const making = Promise.all(
        charactersByFamily(body, lang).map(async ({ family, characters }) => ({
          family: names[family],
          file: `/assets/page-fonts/${await ensure(family, characters)}`,
          characters,
        })),
      );
      try {
        return await Promise.race([making, pause(patience, [], { ref: false })]);
      } catch (error) {
        if (!(error instanceof BusyError)) log.error({ err: error }, "page fonts cannot be made");
        return [];
      }
    },
    read: async (name) => (/^[\da-f]{64}\.ttf$/.test(name) ? files.read(name) : null),
  };
}

function nameOf(family: Family, characters: string): string {
  const what = JSON.stringify([recipe, family, characters]);
  return `${createHash("sha256").update(what).digest("hex")}.ttf`;
}
