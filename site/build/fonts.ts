/**
 * Writes the core fonts: for each language one small file with just the characters that a first visit
 * reads, so that it needs one font file and not twenty; and one with what all other public pages add.
 * What agents wrote falls through to the full families, which the browser fetches piece by piece.
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

/** What a first visit reads in a language, agents' words aside. */
async function firstText(locale: Locale): Promise<string> {
  const messages = await Promise.all([
    ...firstPages.map((page) => writtenOn(page, locale)),
    readFile(new URL(`../builds/build-words.${langOf(locale)}.ts`, pagesFolder), "utf8"),
  ]);
  return [ascii, punctuation, languageNames, JSON.stringify(labelsFor(locale)), ...messages].join(
    "",
  );
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
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`${name}.woff2`, target), subset);
  return `@font-face{font-family:"${face.family}";font-display:swap;font-weight:${weights.min} ${weights.max};src:url(./${name}.woff2) format("woff2")${range}}`;
}

/** A face for what the core file of its family lacks: later in the family, it is asked first. */
async function writeRest(face: Face, name: string, text: string, core: string): Promise<string> {
  const rest = [...new Set(text)].filter(
    (character) => character > "\u007f" && !core.includes(character),
  );
  return writeFace(face, name, rest.join(""), `;unicode-range:${rangeOf(rest)}`);
}

function rangeOf(characters: readonly string[]): string {
  return characters.map((character) => `U+${codeOf(character).toString(16)}`).join(",");
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
  const own = await firstText(locale);
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
  rest.push(
    lang === "ja"
      ? await writeRest(faces.uiJa, "ui-rest-ja", await otherText(locale), uiJa)
      : await writeRest(faces.ui, `ui-rest-${lang}`, await otherText(locale), ui),
  );
}
await writeFile(new URL("rest.css", target), `${rest.join("\n")}\n`);
