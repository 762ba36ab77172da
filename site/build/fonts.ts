/**
 * Creates the core font subsets, so that a visit loads a few small files instead of about 20. Subsets
 * per language: the first view (preloaded), the rest of a first visit, the other public pages, and the
 * most common characters of agents' texts. All other characters use slices of the full families.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { htmlLang, locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { isFooterLabelId } from "../app/page.ts";
import { samples } from "../app/pages/landing/samples.ts";
import { printableAscii } from "../server/fonts/font-subset.ts";
import {
  createInlineFaces,
  parseCharacters,
  readFontFaceBlocks,
} from "../server/fonts/font-slices.ts";
import { faces, target, writeFace } from "./font-face.ts";

const punctuation = "·…–—‘’“”©²•→←、。「」『』・〜％：（）";
const languageNames = "한국어 English 日本語";

type Locale = (typeof locales)[number];

/** Areas of a first visit. Homepages are covered by the labels. */
const firstAreas = ["landing", "error", "newBuild"];
/** Areas of screens behind sign-in, which load the full families. */
const adminAreas = [
  "admin",
  "editBar",
  "editor",
  "inbox",
  "photos",
  "websites",
  "session",
  "website",
];

const messages = {} as Record<Locale, [id: string, text: string][]>;
for (const locale of locales) {
  const file = new URL(`../app/i18n/compiled/text/${locale}.json`, import.meta.url);
  messages[locale] = Object.entries(JSON.parse(await readFile(file, "utf8")) as object);
}

/** The texts of the messages with these ids. */
function getTexts(locale: Locale, hasId: (id: string) => boolean): string {
  return messages[locale].flatMap(([id, text]) => (hasId(id) ? [text] : [])).join("");
}

/** Text above the fold of the landing page and of homepages. */
function getFirstViewText(locale: Locale): string {
  const { common, language, homepage } = labelsFor(locale);
  const labels = [common.skip, language, homepage.nav, homepage.hero, homepage.stats];
  return [
    printableAscii,
    punctuation,
    languageNames,
    getTexts(locale, (id) => /^landing\.(hero|plate)\./.test(id)),
    JSON.stringify(labels),
  ].join("");
}

/** All text of a first visit, except agents' texts. */
function getFirstVisitText(locale: Locale): string {
  const texts = getTexts(
    locale,
    (id) => firstAreas.includes(id.split(".")[0] ?? "") || isFooterLabelId(id),
  );
  return JSON.stringify(labelsFor(locale)) + texts;
}

/** Text of the other public pages: messages and legal texts. */
async function getOtherText(locale: Locale): Promise<string> {
  const skipped = [...firstAreas, ...adminAreas];
  const folder = new URL(`../content/${locale}/`, import.meta.url);
  const legal = (await readdir(folder)).filter((name) => name.endsWith(".md"));
  const files = legal.map((name) => readFile(new URL(name, folder), "utf8"));
  const texts = getTexts(locale, (id) => !skipped.includes(id.split(".")[0] ?? ""));
  return [texts, ...(await Promise.all(files))].join("");
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
  ...(await createInlineFaces(
    {
      stylesheet: "@fontsource-variable/source-serif-4/opsz.css",
      family: "Core Serif",
      axes: { wght: 450, opsz: 21 },
      weight: "450",
    },
    serifNames.map(({ names }) => names.en).join(""),
  )),
  ...(await createInlineFaces(
    {
      stylesheet: "@fontsource-variable/noto-serif-jp/wght.css",
      family: "Core Serif JP",
      axes: { wght: 560 },
      weight: "560",
    },
    serifNames
      .map(({ names }) => names.ja)
      .join("")
      .replaceAll(/[\sァ-ヶー・]/g, ""),
  )),
];
await writeFile(new URL("names.css", target), `${nameRules.join("\n")}\n`);

const rest: string[] = [];
for (const locale of locales) {
  const lang = htmlLang(locale);
  const view = getFirstViewText(locale);
  const own = getFirstVisitText(locale);
  const [koreanNames, japaneseNames] = (["ko", "ja"] as const).map((script) =>
    JSON.stringify(samples.map(({ names, cities }) => [names[script], cities[script]])),
  );
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
