/**
 * Writes the core fonts: for each language one small file with just the characters that the site itself
 * writes, so that a first visit needs one font file and not twenty. What agents wrote falls through to
 * the full families in app/fonts/{lang}.css, which the browser fetches piece by piece.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { langOf, locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import subsetFont from "subset-font";
import { samples } from "../app/pages/landing/samples.ts";

const resolvePackage = createRequire(import.meta.url).resolve;
const target = new URL("../app/fonts/generated/", import.meta.url);
const pagesFolder = new URL("../app/pages/", import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const punctuation = "·…–—‘’“”©²•→←、。「」『』・〜％：（）";
const languageNames = "한국어 English 日本語";

interface Face {
  file: string;
  family: string;
  weight: string;
}

const faces = {
  ui: {
    file: "pretendard/dist/public/variable/PretendardVariable.ttf",
    family: "Core UI",
    weight: "45 920",
  },
  uiJa: {
    file: "pretendard-jp/dist/public/variable/PretendardJPVariable.ttf",
    family: "Core UI JP",
    weight: "45 920",
  },
} satisfies Record<string, Face>;

/** Everything the site itself writes in a language. */
async function siteText(locale: (typeof locales)[number]): Promise<string> {
  const folders = await readdir(pagesFolder, { withFileTypes: true });
  const messages = await Promise.all(
    folders
      .filter((folder) => folder.isDirectory())
      .map((folder) =>
        readFile(new URL(`${folder.name}/messages.${locale}.json`, pagesFolder), "utf8").catch(
          () => "",
        ),
      ),
  );
  return [ascii, punctuation, languageNames, JSON.stringify(labelsFor(locale)), ...messages].join(
    "",
  );
}

async function writeFace(face: Face, name: string, text: string): Promise<string> {
  const whole = await readFile(resolvePackage(face.file));
  const subset = await subsetFont(whole, text, { targetFormat: "woff2" });
  await writeFile(new URL(`${name}.woff2`, target), subset);
  return `@font-face{font-family:"${face.family}";font-display:swap;font-weight:${face.weight};src:url(./${name}.woff2) format("woff2")}`;
}

/** The serif of the nameplates: a few names out of families that come in many small files. */
async function writeSerif(
  sheet: string,
  family: string,
  name: string,
  text: string,
): Promise<string[]> {
  const sheetFile = resolvePackage(sheet);
  const blocks = (await readFile(sheetFile, "utf8")).match(/@font-face \{[^}]+\}/g) ?? [];
  const rules: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const held = [...new Set(text)].filter((character) => isInRange(character, block)).join("");
    const file = /url\(\.\/([^)]+)\)/.exec(block)?.[1];
    if (!held || !file) continue;
    const subset = await subsetFont(await readFile(new URL(file, `file://${sheetFile}`)), held, {
      targetFormat: "woff2",
    });
    await writeFile(new URL(`${name}-${index}.woff2`, target), subset);
    const range = Array.from(held, (character) => `U+${codeOf(character).toString(16)}`).join(",");
    rules.push(
      `@font-face{font-family:"${family}";font-display:swap;font-weight:200 900;src:url(./${name}-${index}.woff2) format("woff2");unicode-range:${range}}`,
    );
  }
  return rules;
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function isInRange(character: string, block: string): boolean {
  const ranges = /unicode-range: ([^;]+);/.exec(block)?.[1]?.split(",") ?? [];
  return ranges.some((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    const code = codeOf(character);
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

await mkdir(target, { recursive: true });
const serifNames = samples.filter(({ template }) => template === "editorial");
const serif = [
  ...(await writeSerif(
    "@fontsource-variable/source-serif-4/opsz.css",
    "Core Serif",
    "serif",
    serifNames.map(({ names }) => names.en).join(""),
  )),
  ...(await writeSerif(
    "@fontsource-variable/noto-serif-jp/wght.css",
    "Core Serif JP",
    "serif-ja",
    serifNames
      .map(({ names }) => names.ja)
      .join("")
      .replaceAll(/[\sァ-ヶー・]/g, ""),
  )),
];

for (const locale of locales) {
  const lang = langOf(locale);
  const own = await siteText(locale);
  const japaneseNames = samples.map(({ names }) => names.ja).join("");
  const koreanNames = samples.map(({ names }) => names.ko).join("");
  const ui = lang === "ja" ? ascii + punctuation + languageNames + koreanNames : own + koreanNames;
  const uiJa = lang === "ja" ? own + japaneseNames : "日本語" + japaneseNames;
  const rules = [
    await writeFace(faces.ui, `ui-${lang}`, ui),
    await writeFace(faces.uiJa, `ui-ja-${lang}`, uiJa),
    ...serif,
  ];
  await writeFile(new URL(`${lang}.css`, target), `${rules.join("\n")}\n`);
}
