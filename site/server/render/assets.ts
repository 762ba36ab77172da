import { readFileSync } from "node:fs";
import type { Manifest } from "vite";
import { readBuild } from "../builds/read-build.ts";
import { type FontFace, fontFacesIn } from "./font-faces.ts";

/** The files one page needs, as the document names them. */
export interface PageAssets {
  /** The page's styles themselves: they are small, and a first visit waits for no file. */
  css: string;
  /** The files that `css` contains, so that nothing fetches them again. */
  contained: readonly string[];
  /** Stylesheets to link, while developing. */
  styles: readonly string[];
  /** The one module script of the document: it wakes the page late. */
  boot: string;
  /** The module the boot script fetches last, where something measures the page. */
  measure: string;
  /** The id of the build, by which an open page knows that there is a newer one; empty while developing. */
  build: string;
  /** Modules the boot script fetches at once when it wakes the page. */
  modules: readonly string[];
  /** The one font file the first view needs, preloaded. */
  coreFont: string | undefined;
  /** Sheets of all other fonts, which apply when the first view is painted. */
  fonts: readonly FontSheet[];
}

/** A sheet that names fonts. */
export interface FontSheet {
  href: string;
  /** The faces of it that the page's language needs: with their files here, its text changes once. */
  faces: readonly FontFace[];
  /** Headings of some pages alone, as no font of a page's own holds it. */
  serif: boolean;
}

/** The files of a page by its module and language; `agentText` where an agent's words are on it. */
export type FindAssets = (pageFile: string, lang: string, agentText: boolean) => PageAssets;

/** Reads the client build's manifest once and answers for any page. */
export function readAssets(manifestFile: URL): FindAssets {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest; // written by Vite

  function chunk(file: string) {
    const found = manifest[file];
    if (!found)
      throw new Error(
        `The client build has no "${file}". Run "pnpm --filter @realtor/site build" again.`,
      );
    return found;
  }

  function closure(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of chunk(file).imports ?? []) closure(imported, seen);
    return seen;
  }

  /** Parts of the page that wake later but are drawn at once. */
  function islandsOf(files: readonly string[]): string[] {
    return files
      .flatMap((file) => chunk(file).dynamicImports ?? [])
      .filter((file) => file.endsWith(".island.tsx"))
      .flatMap((file) => [...closure(file)]);
  }

  /** A stylesheet that a script imports too gets a script of its own in front. */
  function sheetOf(file: string): string {
    const { css, file: built } = chunk(file);
    return css?.[0] ?? built;
  }

  const build = readBuild(manifestFile);
  const rest = sheetOf("app/fonts/rest.css");
  const full = sheetOf("app/fonts/full.css");
  const serif = sheetOf("app/fonts/serif.css");
  const names = sheetOf("app/fonts/generated/names.css");
  const lateSheets = new Set([rest, full, serif, names]);

  /** The site's own words are in the core fonts; what agents wrote needs the whole families. */
  function familiesOf(page: string, lang: string, agentText: boolean): string[] {
    if (!agentText) return [];
    // English is whole in the core.
    const common = lang === "en" ? [] : [sheetOf(`app/fonts/generated/common-${lang}.css`)];
    return [...common, ...(page.includes("editorial") ? [serif] : []), full];
  }

  function read(sheet: string): string {
    return readFileSync(new URL(`../${sheet}`, manifestFile), "utf8").trim();
  }

  /** Those that a page in the language may wait for. */
  function facesOf(sheet: string, lang: string): readonly FontFace[] {
    if (sheet === full || sheet === serif) return [];
    const faces = fontFacesIn(read(sheet));
    if (sheet === names) return faces;
    // The other pages' sheet is for all languages; elsewhere the language's own comes first.
    const own = faces.find(({ file }) => sheet !== rest || file.includes(`-${lang}-`));
    return own ? [own] : [];
  }

  const known = new Map<string, PageAssets>();
  return (pageFile, lang, agentText) => {
    const key = `${pageFile} ${lang} ${agentText}`;
    const held = known.get(key);
    if (held) return held;
    const core = chunk(`app/fonts/core-${lang}.css`);
    const visit = sheetOf(`app/fonts/generated/visit-${lang}.css`);
    const files = [...closure("app/entry.client.tsx", closure(pageFile))];
    const drawn = [...files, ...islandsOf(files)].flatMap((file) => chunk(file).css ?? []);
    const families = [
      visit,
      ...familiesOf(pageFile, lang, agentText),
      ...drawn.filter((sheet) => lateSheets.has(sheet)),
    ];
    const sheets = [core.file, ...new Set(drawn.filter((sheet) => !lateSheets.has(sheet)))];
    const assets: PageAssets = {
      css: sheets.map(read).join(""),
      contained: sheets.map((sheet) => `/${sheet}`),
      styles: [],
      boot: `/${chunk("app/hydration/boot.ts").file}`,
      measure: `/${chunk("app/analytics/analytics.entry.ts").file}`,
      build: build.id,
      modules: [...new Set(files.map((file) => `/${chunk(file).file}`))],
      coreFont: fontFacesIn(read(core.file))[0]?.file,
      fonts: [...new Set(families)].map((sheet) => ({
        href: `/${sheet}`,
        faces: facesOf(sheet, lang),
        serif: sheet === serif || sheet === names,
      })),
    };
    known.set(key, assets);
    return assets;
  };
}
