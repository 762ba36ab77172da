import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readAssets } from "./assets.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-assets-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A client build of one page, with a Latin file that two of the languages share. */
async function build() {
  const face = ([family, file]: [string, string]) =>
    `@font-face{font-family:${family};font-display:swap;src:url(/assets/${file}.woff2)format("woff2")}`;
  const sheets = {
    "core-ko": [
      ["Core UI", "ui-ko-1"],
      ["Core UI JP", "ui-ja-en-1"],
      ["Core UI", "ui-first-ko-1"],
    ],
    "core-en": [
      ["Core UI", "ui-en-1"],
      ["Core UI JP", "ui-ja-en-1"],
      ["Core UI", "ui-first-en-1"],
    ],
    "core-ja": [
      ["Core UI", "ui-ja-1"],
      ["Core UI JP", "ui-ja-ja-1"],
      ["Core UI JP", "ui-ja-first-ja-1"],
    ],
    rest: [],
    full: [],
    serif: [],
  } satisfies Record<string, [family: string, file: string][]>;
  const manifest: Record<string, object> = {
    "app/boot.ts": { file: "assets/boot-1.js" },
    "app/measure/measure.entry.ts": { file: "assets/measure-1.js" },
    "app/entry.client.tsx": { file: "assets/entry-1.js" },
    "page.tsx": { file: "assets/page-1.js", imports: ["app/entry.client.tsx"] },
  };
  await mkdir(join(folder, ".vite"), { recursive: true });
  await mkdir(join(folder, "assets"), { recursive: true });
  for (const [name, faces] of Object.entries(sheets)) {
    const css = faces.map(face).join("");
    manifest[`app/fonts/${name}.css`] = { file: `assets/${name}-1.css` };
    await writeFile(join(folder, `assets/${name}-1.css`), css);
  }
  const file = join(folder, ".vite/manifest.json");
  await writeFile(file, JSON.stringify(manifest));
  return readAssets(pathToFileURL(file));
}

it.each([
  ["ko", "/assets/ui-first-ko-1.woff2"],
  ["en", "/assets/ui-first-en-1.woff2"],
  ["ja", "/assets/ui-ja-first-ja-1.woff2"],
])("preloads in %s the font of the first view", async (lang, font) => {
  expect((await build())("page.tsx", lang, false).coreFont).toBe(font);
});

it("fetches each module of a page once, and the families only where an agent's words are", async () => {
  const find = await build();
  const own = find("page.tsx", "ko", false);
  expect(own.modules).toEqual(["/assets/page-1.js", "/assets/entry-1.js"]);
  expect(own.fonts).toEqual([]);
  expect(find("page.tsx", "ko", true).fonts).toEqual(["/assets/full-1.css"]);
});
