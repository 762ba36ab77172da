import type { Lang } from "@realtor/api/locales";
import type { WordingIssue } from "@realtor/api/wording";

export interface WordingExample {
  /** In the language of the text. */
  example: string;
  /** The text with the example in place of the phrase. */
  text: string;
  /** Where the example is in it. */
  start: number;
}

/**
 * A phrase that says what the home is, from its own facts, in place of one that says who it is for. Null where no
 * fact can replace the phrase: a promise or a rank is taken out by hand.
 */
export function findExample(
  text: string,
  { reason, quote }: WordingIssue,
  { lang, bedrooms }: { lang: Lang; bedrooms: number | null },
): WordingExample | null {
  const start = text.indexOf(quote);
  if (start < 0) return null;
  const rest = text.slice(start + quote.length);
  if (reason === "capitals") {
    const example = quote.charAt(0) + quote.slice(1).toLowerCase();
    return { example, text: text.slice(0, start) + example + rest, start };
  }
  if ((reason !== "steering" && reason !== "school") || !bedrooms) return null;
  const ending = endings[lang].exec(rest)?.[0] ?? "";
  const example = describeBedrooms[lang](bedrooms, ending);
  return { example, text: text.slice(0, start) + example + rest.slice(ending.length), start };
}

/** What belongs to the word that the phrase ends in the middle of. */
const endings: Readonly<Record<Lang, RegExp>> = {
  ko: /^[가-힣]+/,
  en: /^\w+/,
  ja: /^[なの]/,
};

const describeBedrooms: Readonly<Record<Lang, (n: number, ending: string) => string>> = {
  ko: (n, ending) => (/[다요]$/.test(ending) ? `침실이 ${n}개입니다` : `침실 ${n}개인`),
  en: (n) => (n === 1 ? "with one bedroom" : `with ${n} bedrooms`),
  ja: (n, ending) => (ending === "" ? `寝室${n}室` : `寝室${n}室の`),
};
