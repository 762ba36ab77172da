/**
 * Writes the core fonts, so that a visit needs a few small files and not twenty: for each language one
 * with the characters of a page's first view, which the document preloads; what else a first visit
 * reads; one with what all other public pages add; and what agents write most often. Whatever else they
 * wrote falls through to the full families, which the browser fetches piece by piece.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { langOf, locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { samples } from "../app/pages/landing/samples.ts";
import { blocksOf, charactersOf, faces, target, writeFace } from "./font-face.ts";
import { writeSerif } from "./serif-faces.ts";

const pagesFolder = new URL("../app/pages/", import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const punctuation = "·…–—‘’“”©²•→←、。「」『』・〜％：（）";
const languageNames = "한국어 English 日本語";

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

/**
 * The full families come in pieces, the rarest characters first. Of these, by number, an agent's page
 * needs nearly all: as one file they weigh a third, and are one thing to wait for.
 */
const commonPieces = {
  ko: {
    sheet: "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css",
    runs: [[82, 91]],
  },
  ja: {
    sheet: "pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css",
    runs: [
      [110, 118],
      [97, 109],
    ],
  },
} as const;

/** What agents write most often in a language and the core fonts lack, a text for each file. */
async function commonTexts(lang: keyof typeof commonPieces, core: string): Promise<string[]> {
  const { sheet, runs } = commonPieces[lang];
  const blocks = await blocksOf(sheet);
  const numberOf = (block: string) => Number(/subset\.(\d+)\.woff2/.exec(block)?.[1]);
  return runs.map(([from, to]) => {
    const run = blocks.filter((block) => numberOf(block) >= from && numberOf(block) <= to);
    return without(run.flatMap(charactersOf).join(""), core);
  });
}

/** The characters of a text that another lacks. */
function without(text: string, other: string): string {
  return [...new Set(text)].filter((character) => !other.includes(character)).join("");
}

await mkdir(target, { recursive: true });
// The nameplates on the landing page; the weights are theirs (features.css.ts).
const serifNames = samples.filter(({ template }) => template === "editorial");
const nameRules = [
  ...(await writeSerif({
    sheet: "@fontsource-variable/source-serif-4/opsz.css",
    family: "Core Serif",
    axes: { wght: 450, opsz: 21 },
    name: "serif",
    text: serifNames.map(({ names }) => names.en).join(""),
  })),
  ...(await writeSerif({
    sheet: "@fontsource-variable/noto-serif-jp/wght.css",
    family: "Core Serif JP",
    axes: { wght: 560 },
    name: "serif-ja",
    text: serifNames
      .map(({ names }) => names.ja)
      .join("")
      .replaceAll(/[\sァ-ヶー・]/g, ""),
  })),
];
await writeFile(new URL("names.css", target), `${nameRules.join("\n")}\n`);

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
  const first = await writeFace(face, `${name}-first-${lang}`, view);
  await writeFile(new URL(`first-${lang}.css`, target), `${first}\n`);
  const visit = [
    await writeFace(faces.ui, `ui-${lang}`, lang === "ja" ? ui : without(ui, view)),
    await writeFace(faces.uiJa, `ui-ja-${lang}`, lang === "ja" ? without(uiJa, view) : uiJa),
  ];
  // The language's own face first: it is the one that every page waits for.
  if (lang === "ja") visit.reverse();
  await writeFile(new URL(`visit-${lang}.css`, target), `${visit.join("\n")}\n`);
  if (lang !== "en") {
    const texts = await commonTexts(lang, core + view);
    const common = texts.map((text, at) => writeFace(face, `${name}-common-${at}-${lang}`, text));
    const rules = await Promise.all(common);
    await writeFile(new URL(`common-${lang}.css`, target), `${rules.join("\n")}\n`);
  }
  const others = without(await otherText(locale), core + view);
  rest.push(await writeFace(face, `ui-rest-${lang}`, others));
}
await writeFile(new URL("rest.css", target), `${rest.join("\n")}\n`);
