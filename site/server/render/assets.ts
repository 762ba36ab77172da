import { readFileSync } from "node:fs";
import type { Manifest } from "vite";
import { findFontClasses, type FontClasses } from "../fonts/text-by-font.ts";
import { readBuild } from "./client-build.ts";

export interface PageAssets {
  /** Inlined styles: they are small, and save a request before first paint. */
  css: string;
  /** Stylesheets contained in `css`, listed so that they are not fetched again. */
  inlined: readonly string[];
  /** Stylesheets to link; only in development. */
  styles: readonly string[];
  /** Stylesheet for paper. */
  print: string;
  /** The only module script of the document; it hydrates the page. */
  boot: string;
  /** Analytics module, imported last by the boot script when analytics is configured. */
  analytics: string;
  /** Build id, from which an open page detects a newer build; empty in development. */
  build: string;
  page: string;
  /** Modules that the boot script loads for hydration. */
  modules: readonly string[];
  /** Classes that set the serif family. */
  fontClasses: FontClasses;
  /** The font file of the first view, preloaded. */
  coreFont: string | undefined;
  /** Stylesheets of all other fonts, applied after first paint. */
  fonts: readonly FontStylesheet[];
}

/** A stylesheet with `@font-face` rules. */
export interface FontStylesheet {
  href: string;
  /** Faces that the page's language needs: with their files loaded, text is swapped once. */
  faces: readonly FontFace[];
  /** For headings of some pages only, which page fonts do not cover. */
  serif: boolean;
}

/**
 * Font families that a page needs in addition to the core fonts, which contain the site's own text: none,
 * the complete families for text of agents, or those and the serif.
 */
export type FontFamilies = "site" | "agent" | "agent-serif";

/** Assets of a page's file in the client manifest. */
export type FindAssets = (pageFile: string, lang: string, families: FontFamilies) => PageAssets;

/** Reads the client manifest once and returns a lookup for any page. */
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

  function collectImports(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of chunk(file).imports ?? []) collectImports(imported, seen);
    return seen;
  }

  /** Islands, and islands in them: rendered immediately, hydrated later. */
  function getIslandFiles(files: readonly string[]): string[] {
    const found = new Set(files);
    for (const file of found) {
      for (const loaded of chunk(file).dynamicImports ?? []) {
        if (!loaded.endsWith(".island.tsx")) continue;
        for (const imported of collectImports(loaded)) found.add(imported);
      }
    }
    return [...found].filter((file) => !files.includes(file));
  }

  /** Vite emits a script for a stylesheet that a script also imports. */
  function getStylesheet(file: string): string {
    const { css, file: built } = chunk(file);
    return css?.[0] ?? built;
  }

  const build = readBuild(manifestFile);
  const rest = getStylesheet("app/fonts/rest.css");
  const full = getStylesheet("app/fonts/full.css");
  const serif = getStylesheet("app/fonts/serif.css");
  const names = getStylesheet("app/fonts/generated/names.css");
  const deferredSheets = new Set([rest, full, serif, names]);

  function getFamilies(lang: string, families: FontFamilies): string[] {
    if (families === "site") return [];
    // The core fonts contain all English characters.
    const common = lang === "en" ? [] : [getStylesheet(`app/fonts/generated/common-${lang}.css`)];
    return [...common, ...(families === "agent-serif" ? [serif] : []), full];
  }

  function read(sheet: string): string {
    return readFileSync(new URL(`../${sheet}`, manifestFile), "utf8").trim();
  }

  /** Faces that a page in this language may wait for. */
  function getFaces(sheet: string, lang: string): readonly FontFace[] {
    if (sheet === full || sheet === serif || sheet === names) return [];
    const faces = parseFontFaces(read(sheet));
    // One stylesheet for all languages; elsewhere the language's own face comes first.
    const own = faces.find(({ file }) => sheet !== rest || file.includes(`-${lang}-`));
    return own ? [own] : [];
  }

  const known = new Map<string, PageAssets>();
  return (pageFile, lang, families) => {
    const key = `${pageFile} ${lang} ${families}`;
    const cached = known.get(key);
    if (cached) return cached;
    const core = chunk(`app/fonts/core-${lang}.css`);
    const visit = getStylesheet(`app/fonts/generated/visit-${lang}.css`);
    const files = [...collectImports("app/entry.client.tsx", collectImports(pageFile))];
    const stylesheets = [...files, ...getIslandFiles(files)].flatMap(
      (file) => chunk(file).css ?? [],
    );
    const fontSheets = [
      visit,
      ...getFamilies(lang, families),
      ...stylesheets.filter((sheet) => deferredSheets.has(sheet)),
    ];
    const sheets = [
      core.file,
      ...new Set(stylesheets.filter((sheet) => !deferredSheets.has(sheet))),
    ];
    const css = sheets.map(read).join("");
    const assets: PageAssets = {
      css,
      inlined: sheets.map((sheet) => `/${sheet}`),
      styles: [],
      print: `/${getStylesheet("app/layout/print.css")}`,
      boot: `/${chunk("app/hydration/boot.ts").file}`,
      analytics: `/${chunk("app/analytics/analytics.entry.ts").file}`,
      build: build.id,
      page: `/${chunk(pageFile).file}`,
      modules: [...new Set(files.map((file) => `/${chunk(file).file}`))],
      fontClasses: findFontClasses(css),
      coreFont: parseFontFaces(read(core.file))[0]?.file,
      fonts: [...new Set(fontSheets)].map((sheet) => ({
        href: `/${sheet}`,
        faces: getFaces(sheet, lang),
        serif: sheet === serif || sheet === names,
      })),
    };
    known.set(key, assets);
    return assets;
  };
}

export interface FontFace {
  file: string;
  characters: RegExp;
}

/** Parses the `@font-face` rules of a built stylesheet that have a `unicode-range`. */
export function parseFontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\{[^}]*\}/g)].flatMap(([face]) => {
    const file = /url\("?([^")]+)/.exec(face)?.[1];
    const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1];
    return file && ranges
      ? { file, characters: new RegExp(`[${toCharacterClass(ranges)}]`, "u") }
      : [];
  });
}

/** Converts `U+AC00,U+ACA8-ACA9` to the content of a character class. */
function toCharacterClass(ranges: string): string {
  return ranges
    .replaceAll(/U\+/gi, "")
    .replaceAll(/[\dA-F]+/gi, (code) => `\\u{${code}}`)
    .replaceAll(",", "");
}
