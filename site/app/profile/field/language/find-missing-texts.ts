import type { SectionId } from "@realtor/profile/sections";
import { fields, type TextId } from "@realtor/profile/fields";
import { textIds, values } from "@realtor/profile/values";
import { isKnownSection } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { pickText } from "@realtor/profile/text";
import type { Draft } from "#app/profile/draft/draft.ts";

/** One text of the page in three languages; an empty one is missing. */
interface TextInLanguages {
  section: SectionId;
  /** Id of the part of the page that shows it; search engines show other texts. */
  part?: string;
  texts: Readonly<Record<Lang, string>>;
}

/** A text that visitors in one language read in another. */
export interface MissingText extends Pick<TextInLanguages, "section" | "part"> {
  lang: Lang;
  /** The language that they read instead. */
  shown: Lang;
}

/** All texts of a draft that visitors read in another language when one is missing. */
export function collectTexts(draft: Draft): TextInLanguages[] {
  const defined = textIds
    .map((id) => ({ section: fields[id].section, part: id, texts: readTexts(draft, id) }))
    .filter(({ section }) => section !== "seo");
  return [...defined, collectSearchText(draft), ...collectSectionTexts(draft)];
}

/** The texts that visitors in `lang` read in another language. */
export function findMissingTexts(draft: Draft, lang: Lang): MissingText[] {
  return collectTexts(draft).flatMap((text) => findMissing(text, lang));
}

function findMissing({ texts, ...text }: TextInLanguages, lang: Lang): MissingText[] {
  const shown = pickText(lang, texts)?.lang ?? null;
  return shown === null || shown === lang ? [] : [{ ...text, lang, shown }];
}

/** A text in each language. */
export function readTexts(draft: Draft, id: TextId): Record<Lang, string> {
  return mapLangs((lang) => fields[id].values[lang].get(draft));
}

/** Search engines get title and description of one language together: docs/spec/profile.md#seo. */
function collectSearchText(draft: Draft): TextInLanguages {
  const read = (
    title: "seoTitleKo" | "seoTitleEn" | "seoTitleJa",
    description: typeof title | "seoDescKo" | "seoDescEn" | "seoDescJa",
  ) => values[title].get(draft) || values[description].get(draft);
  return {
    section: "seo",
    texts: {
      ko: read("seoTitleKo", "seoDescKo"),
      en: read("seoTitleEn", "seoDescEn"),
      ja: read("seoTitleJa", "seoDescJa"),
    },
  };
}

/** Ends of the keys of a text of an additional section. */
export const keySuffixes = { ko: "Kr", en: "En", ja: "Ja" } as const satisfies Record<Lang, string>;

const localizedKeys = ["title", "body", "quote", "question", "answer", "label"] as const;

function collectSectionTexts(draft: Draft): TextInLanguages[] {
  return values.extra.get(draft).flatMap((section, at) => {
    if (!isKnownSection(section)) return [];
    return readSectionTexts(section).map(({ path, texts }) => ({
      section: "extra" as const,
      part: `/additionalSections/${at}${path}`,
      texts,
    }));
  });
}

type SectionTexts = readonly (Pick<TextInLanguages, "texts"> & { path: string })[];

/** A section never changes: after a key only the one that has a new text is read again. */
const textsOfSections = new WeakMap<object, SectionTexts>();

/** The texts of an additional section that it has in some language. */
function readSectionTexts(section: object): SectionTexts {
  const known = textsOfSections.get(section);
  if (known) return known;
  const items = "items" in section && Array.isArray(section.items) ? section.items : [];
  const texts = [section, ...items].flatMap((source: object, index) =>
    localizedKeys.map((key) => ({
      path: `${index === 0 ? "" : `/items/${index - 1}`}/${key}`,
      texts: mapLangs((lang) => toText(Reflect.get(source, key + keySuffixes[lang]))),
    })),
  );
  const written = texts.filter(({ texts: { ko, en, ja } }) => ko || en || ja);
  textsOfSections.set(section, written);
  return written;
}

function mapLangs(read: (lang: Lang) => string): Record<Lang, string> {
  return { ko: read("ko"), en: read("en"), ja: read("ja") };
}

const toText = (value: unknown) => (typeof value === "string" ? value : "");
