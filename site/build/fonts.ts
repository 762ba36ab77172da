/**
 * Writes the core fonts, so that a visit needs a few small files and not twenty: for each language one
 * with the characters of a page's first view, which the document preloads; one with what else a first
 * visit reads; and one with what all other public pages add. What agents wrote falls through to the full families, which the browser fetches piece by piece.
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
}

/** The weights the design uses; leaving out the rest of the axis takes a quarter off each file. */
const weights = { min: 400, max: 700, default: 400 };

/**
 * What browsers apply by themselves, and the figures the design asks for. The other features hold a
 * second drawing of most letters: without them a Latin file is half as large.
 */
const keepFeatures = "calt ccmp clig kern liga locl mark mkmk rlig rvrn lnum tnum vert vrt2".split(
  " ",
);

const faces = {
  ui: {
    file: "pretendard/dist/public/variable/PretendardVariable.ttf",
    family: "Core UI",
  },
  uiJa: {
    file: "pretendard-jp/dist/public/variable/PretendardJPVariable.ttf",
    family: "Core UI JP",
  },
} satisfies Record<string, Face>;

type Locale = (typeof locales)[number];

/** Pages that visitors come to first; homepages have their words in the labels. */
const firstPages = ["landing", "error"];
/** Behind a sign-in, where the full families are anyway. */
const adminPages = ["editor", "inbox", "realtors", "preview"];

/** What stands on the screen before anyone scrolls, on the landing page and on homepages. */
async function firstView(locale: Locale): Promise<string> {
  const file = new URL(`landing/messages.${locale}.json`, pagesFolder);
  const messages = JSON.parse(await readFile(file, "utf8")) as Record<string, string>; // our own
  const hero = Object.keys(messages).filter((id) => /^landing\.(hero|plate)\./.test(id));
  const { common, language, homepage } = labelsFor(locale);
  const labels = [common.skip, language, homepage.nav, homepage.hero, homepage.stats];
  return [
    ascii,
    punctuation,
    languageNames,
    ...hero.map((id) => messages[id]),
    JSON.stringify(labels),
  ].join("");
}

/** What a first visit reads in a language, agents' words aside. */
async function firstText(locale: Locale): Promise<string> {
  const messages = await Promise.all([
    ...firstPages.map((page) => writtenOn(page, locale)),
    readFile(new URL(`../builds/build-words.${langOf(locale)}.ts`, pagesFolder), "utf8"),
  ]);
  return [JSON.stringify(labelsFor(locale)), ...messages].join("");
}

/** What the other public pages say in a language. */
async function otherText(locale: Locale): Promise<string> {
  const folders = await readdir(pagesFolder, { withFileTypes: true });
  const pages = folders
    .filter((folder) => folder.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !firstPages.includes(name) && !adminPages.includes(name));
  const written = pages.map((page) => writtenOn(page, locale));
  return (await Promise.all([...written, readFile(consentWords(locale), "utf8")])).join("");
}

/** What the banner says that asks about measuring. */
function consentWords(locale: Locale): URL {
  return new URL(`../measure/consent/consent-words.${langOf(locale)}.ts`, pagesFolder);
}

/** A page's messages, and its document where it is one: `terms.ko.ts`. */
async function writtenOn(page: string, locale: Locale): Promise<string> {
  const files = [`messages.${locale}.json`, `${page}.${langOf(locale)}.ts`];
  const texts = files.map((file) =>
    readFile(new URL(`${page}/${file}`, pagesFolder), "utf8").catch(() => ""),
  );
  return (await Promise.all(texts)).join("");
}

async function writeFace(face: Face, name: string, text: string, range = ""): Promise<string> {
  const whole = await readFile(resolvePackage(face.file));
  const subset = await subsetFont(whole, text, {
    targetFormat: "woff2",
    keepFeatures,
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`${name}.woff2`, target), subset);
  return `@font-face{font-family:"${face.family}";font-display:swap;font-weight:${weights.min} ${weights.max};src:url(./${name}.woff2) format("woff2")${range}}`;
}

/** A face for some characters of a family: later in the family, it is asked before the others. */
async function writePart(face: Face, name: string, text: string): Promise<string> {
  const characters = [...new Set(text)].filter((character) => character >= " ");
  return writeFace(face, name, characters.join(""), `;unicode-range:${rangeOf(characters)}`);
}

/** The characters of a text that another lacks. */
function without(text: string, other: string): string {
  return [...new Set(text)].filter((character) => !other.includes(character)).join("");
}

/** Neighbours are one range. */
function rangeOf(characters: readonly string[]): string {
  const codes = [...new Set(characters.map(codeOf))].toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(",");
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
      keepFeatures,
    });
    await writeFile(new URL(`${name}-${index}.woff2`, target), subset);
    rules.push(
      `@font-face{font-family:"${family}";font-display:swap;font-weight:200 900;src:url(./${name}-${index}.woff2) format("woff2");unicode-range:${rangeOf(Array.from(held))}}`,
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

const rest: string[] = [];
for (const locale of locales) {
  const lang = langOf(locale);
  const view = await firstView(locale);
  const own = await firstText(locale);
  const japaneseNames = samples.map(({ names }) => names.ja).join("");
  const koreanNames = samples.map(({ names }) => names.ko).join("");
  const latin = ascii + punctuation + languageNames;
  const ui = lang === "ja" ? latin + koreanNames : own + koreanNames;
  const uiJa = lang === "ja" ? own + japaneseNames : "日本語" + japaneseNames;
  const [face, name, core] = lang === "ja" ? [faces.uiJa, "ui-ja", uiJa] : [faces.ui, "ui", ui];
  const rules = [
    await writeFace(faces.ui, `ui-${lang}`, lang === "ja" ? ui : without(ui, view)),
    await writeFace(faces.uiJa, `ui-ja-${lang}`, lang === "ja" ? without(uiJa, view) : uiJa),
    await writePart(face, `${name}-first-${lang}`, view),
    ...serif,
  ];
  await writeFile(new URL(`${lang}.css`, target), `${rules.join("\n")}\n`);
  const others = without(await otherText(locale), core + view);
  rest.push(await writePart(face, `ui-rest-${lang}`, others));
}
await writeFile(new URL("rest.css", target), `${rest.join("\n")}\n`);
