/**
 * Creates the core font subsets, so that a visit loads a few small files instead of about 20. Subsets
 * per language: the first view (preloaded), the rest of a first visit, the other public pages, and the
 * most common characters of agents' texts. All other characters use slices of the full families.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { htmlLang, locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { samples } from "../app/pages/landing/samples.ts";
import { printableAscii } from "../server/fonts/font-subset.ts";
import { readFontFaceBlocks, parseCharacters, faces, target, writeFace } from "./font-face.ts";
import { writeSerif } from "./serif-faces.ts";

const pagesFolder = new URL("../app/pages/", import.meta.url);

const punctuation = "·…–—‘’“”©²•→←、。「」『』・〜％：（）";
const languageNames = "한국어 English 日本語";

type Locale = (typeof locales)[number];

/** Common landing pages. Homepages are covered by the labels. */
const firstPages = ["landing", "error"];
/** Pages behind sign-in, which load the full families. */
const adminPages = ["editor", "inbox", "realtors", "preview"];

/** Text above the fold of the landing page and of homepages. */
async function getFirstViewText(locale: Locale): Promise<string> {
  const file = new URL(`landing/messages.${locale}.json`, pagesFolder);
  const messages = JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
  const hero = Object.keys(messages).filter((id) => /^landing\.(hero|plate)\./.test(id));
  const { common, language, homepage } = labelsFor(locale);
  const labels = [common.skip, language, homepage.nav, homepage.hero, homepage.stats];
  return [
    printableAscii,
    punctuation,
    languageNames,
    ...hero.map((id) => messages[id]),
    JSON.stringify(labels),
  ].join("");
}

/** All text of a first visit, except agents' texts. */
async function getFirstVisitText(locale: Locale): Promise<string> {
  const messages = await Promise.all([
    ...firstPages.map((page) => readPageText(page, locale)),
    readFile(
      new URL(`../hydration/new-build/build-labels.${htmlLang(locale)}.ts`, pagesFolder),
      "utf8",
    ),
  ]);
  return [JSON.stringify(labelsFor(locale)), ...messages].join("");
}

/** Text of the other public pages. */
async function getOtherText(locale: Locale): Promise<string> {
  const folders = await readdir(pagesFolder, { withFileTypes: true });
  const pages = folders
    .filter((folder) => folder.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !firstPages.includes(name) && !adminPages.includes(name));
  const texts = pages.map((page) => readPageText(page, locale));
  return (await Promise.all([...texts, readFile(consentLabelsFile(locale), "utf8")])).join("");
}

function consentLabelsFile(locale: Locale): URL {
  return new URL(`../analytics/consent/consent-labels.${htmlLang(locale)}.ts`, pagesFolder);
}

/** A page's messages and, for a legal page, its text. */
async function readPageText(page: string, locale: Locale): Promise<string> {
  const files = [
    new URL(`${page}/messages.${locale}.json`, pagesFolder),
    new URL(`../content/${locale}/${page}.md`, import.meta.url),
  ];
  return (await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "")))).join("");
}

/**
 * The packages split the full families into numbered slices, the rarest characters first. An agent's
 * page needs almost all of these slices; as one file they are a third of the size.
 */
const commonSlices = {
  ko: {
    stylesheet: "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css",
    ranges: [[82, 91]],
  },
  ja: {
    stylesheet: "pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css",
    ranges: [
      [110, 118],
      [97, 109],
    ],
  },
} as const;

/** The common characters that the core fonts do not contain, one string per file. */
async function getCommonTexts(lang: keyof typeof commonSlices, core: string): Promise<string[]> {
  const { stylesheet, ranges } = commonSlices[lang];
  const blocks = await readFontFaceBlocks(stylesheet);
  const getSliceNumber = (block: string) => Number(/subset\.(\d+)\.woff2/.exec(block)?.[1]);
  return ranges.map(([from, to]) => {
    const slices = blocks.filter(
      (block) => getSliceNumber(block) >= from && getSliceNumber(block) <= to,
    );
    return without(slices.flatMap(parseCharacters).join(""), core);
  });
}

/** The distinct characters of `text` that are not in `other`. */
function without(text: string, other: string): string {
  return [...new Set(text)].filter((character) => !other.includes(character)).join("");
}

await mkdir(target, { recursive: true });
// Nameplates on the landing page; the weights match features.css.ts.
const serifNames = samples.filter(({ template }) => template === "editorial");
const nameRules = [
  ...(await writeSerif({
    stylesheet: "@fontsource-variable/source-serif-4/opsz.css",
    family: "Core Serif",
    axes: { wght: 450, opsz: 21 },
    name: "serif",
    text: serifNames.map(({ names }) => names.en).join(""),
  })),
  ...(await writeSerif({
    stylesheet: "@fontsource-variable/noto-serif-jp/wght.css",
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
  const lang = htmlLang(locale);
  const view = await getFirstViewText(locale);
  const own = await getFirstVisitText(locale);
  const japaneseNames = samples.map(({ names }) => names.ja).join("");
  const koreanNames = samples.map(({ names }) => names.ko).join("");
  const latin = printableAscii + punctuation + languageNames;
  const ui = lang === "ja" ? latin + koreanNames : own + koreanNames;
  const uiJa = lang === "ja" ? own + japaneseNames : "日本語" + japaneseNames;
  const [face, name, core] = lang === "ja" ? [faces.uiJa, "ui-ja", uiJa] : [faces.ui, "ui", ui];
  const first = await writeFace(face, `${name}-first-${lang}`, view);
  await writeFile(new URL(`first-${lang}.css`, target), `${first}\n`);
  const visit = [
    await writeFace(faces.ui, `ui-${lang}`, lang === "ja" ? ui : without(ui, view)),
    await writeFace(faces.uiJa, `ui-ja-${lang}`, lang === "ja" ? without(uiJa, view) : uiJa),
  ];
  // The face of the page's language first, because every page waits for it.
  if (lang === "ja") visit.reverse();
  await writeFile(new URL(`visit-${lang}.css`, target), `${visit.join("\n")}\n`);
  if (lang !== "en") {
    const texts = await getCommonTexts(lang, core + view);
    const common = texts.map((text, at) => writeFace(face, `${name}-common-${at}-${lang}`, text));
    const rules = await Promise.all(common);
    await writeFile(new URL(`common-${lang}.css`, target), `${rules.join("\n")}\n`);
  }
  const others = without(await getOtherText(locale), core + view);
  rest.push(await writeFace(face, `ui-rest-${lang}`, others));
}
await writeFile(new URL("rest.css", target), `${rest.join("\n")}\n`);
