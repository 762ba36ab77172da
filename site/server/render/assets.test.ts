import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PageAssets, readAssets } from "./assets.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-assets-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a client build with one page. */
async function build() {
  const face = ([family, file]: [string, string]) =>
    `@font-face{font-family:${family};font-display:swap;src:url(/assets/${file}.woff2)format("woff2");unicode-range:U+20-7E}`;
  const sheets = {
    "core-ko": [["Core UI", "ui-first-ko-1"]],
    "core-en": [["Core UI", "ui-first-en-1"]],
    "core-ja": [["Core UI JP", "ui-ja-first-ja-1"]],
    "generated/visit-ko": [["Core UI", "ui-ko-1"]],
    "generated/visit-en": [["Core UI", "ui-en-1"]],
    "generated/visit-ja": [["Core UI", "ui-ja-1"]],
    "generated/common-ko": [["Core UI", "ui-common-0-ko-1"]],
    "generated/names": [
      ["Core Serif", "serif-5-1"],
      ["Core Serif JP", "serif-ja-82-1"],
    ],
    rest: [
      ["Core UI", "ui-rest-ko-1"],
      ["Core UI JP", "ui-ja-rest-ja-1"],
    ],
    full: [],
    serif: [],
  } satisfies Record<string, [family: string, file: string][]>;
  const manifest: Record<string, object> = {
    "app/hydration/boot.ts": { file: "assets/boot-1.js" },
    "app/layout/print.css": { file: "assets/print-1.css" },
    "app/analytics/analytics.entry.ts": { file: "assets/analytics-1.js" },
    "app/entry.client.tsx": { file: "assets/entry-1.js" },
    "legal.tsx": {
      file: "assets/legal-1.js",
      imports: ["app/entry.client.tsx"],
      css: ["assets/rest-1.css"],
    },
    "landing.tsx": {
      file: "assets/landing-1.js",
      imports: ["app/entry.client.tsx"],
      css: ["assets/names-1.css"],
    },
    "page.tsx": { file: "assets/page-1.js", imports: ["app/entry.client.tsx"] },
  };
  await mkdir(join(folder, ".vite"), { recursive: true });
  await mkdir(join(folder, "assets"), { recursive: true });
  for (const [name, faces] of Object.entries(sheets)) {
    const css = faces.map(face).join("");
    const sheet = `assets/${name.replace("generated/", "")}-1.css`;
    manifest[`app/fonts/${name}.css`] = { file: sheet };
    await writeFile(join(folder, sheet), css);
  }
  const file = join(folder, ".vite/manifest.json");
  await writeFile(file, JSON.stringify(manifest));
  return readAssets(pathToFileURL(file));
}

const getSheets = ({ fonts }: PageAssets) => fonts.map(({ href }) => href);
const getFiles = ({ fonts }: PageAssets) =>
  fonts.flatMap(({ faces }) => faces.map(({ file }) => file));

it.each([
  ["ko", "/assets/ui-first-ko-1.woff2"],
  ["en", "/assets/ui-first-en-1.woff2"],
  ["ja", "/assets/ui-ja-first-ja-1.woff2"],
])("preloads the first view's font for %s", async (lang, font) => {
  expect((await build())("page.tsx", lang, "site").coreFont).toBe(font);
});

it("lists each module once, and complete families only for pages with agents' text", async () => {
  const find = await build();
  const own = find("page.tsx", "ko", "site");
  expect(own.modules).toEqual(["/assets/page-1.js", "/assets/entry-1.js"]);
  expect(getSheets(own)).toEqual(["/assets/visit-ko-1.css"]);
  expect(getFiles(own)).toEqual(["/assets/ui-ko-1.woff2"]);
  const agents = find("page.tsx", "ko", "agent");
  expect(getSheets(agents)).toEqual([
    "/assets/visit-ko-1.css",
    "/assets/common-ko-1.css",
    "/assets/full-1.css",
  ]);
  expect(getFiles(agents)).toEqual(["/assets/ui-ko-1.woff2", "/assets/ui-common-0-ko-1.woff2"]);
  expect(getSheets(find("page.tsx", "en", "agent"))).toEqual([
    "/assets/visit-en-1.css",
    "/assets/full-1.css",
  ]);
});

it("lists the serif family only for a template that uses it", async () => {
  const find = await build();
  const common = ["/assets/visit-ko-1.css", "/assets/common-ko-1.css"];
  expect(getSheets(find("page.tsx", "ko", "agent-serif"))).toEqual([
    ...common,
    "/assets/serif-1.css",
    "/assets/full-1.css",
  ]);
  expect(getSheets(find("page.tsx", "ko", "agent"))).toEqual([...common, "/assets/full-1.css"]);
});

it("selects the face of the page's language from the shared stylesheet", async () => {
  expect(getFiles((await build())("legal.tsx", "ja", "site"))).toEqual([
    "/assets/ui-ja-1.woff2",
    "/assets/ui-ja-rest-ja-1.woff2",
  ]);
});

it("defers the nameplate fonts, which their stylesheet contains", async () => {
  const landing = (await build())("landing.tsx", "en", "site");
  expect(landing.css).not.toContain("serif");
  expect(landing.fonts.map(({ href }) => href)).toContain("/assets/names-1.css");
  expect(getFiles(landing)).toEqual(["/assets/ui-en-1.woff2"]);
});
