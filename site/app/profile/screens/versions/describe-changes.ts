import type { Lang } from "@realtor/api/locales";
import type { IntlShape } from "react-intl";
import { joinWithAnd, joinWords } from "#app/i18n/formats/join-words.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { type Change, nounOrder } from "./find-change.ts";

/** Things that the sentence of a version names; of more, it names one less and counts the others. */
const maxNamed = 3;

/** "Phone number and 2 photos": what changed, most important first; empty without a change. */
export function describeChanges(changes: readonly Change[], intl: IntlShape): string {
  return startSentence(listChanges(changes, intl, maxNamed), intl);
}

/** The same within a sentence, with at most `max` things: "phone number and 2 photos". */
export function listChanges(changes: readonly Change[], intl: IntlShape, max: number): string {
  const found = [...new Set(changes.map(({ noun }) => noun))].toSorted(
    (one, other) => nounOrder.indexOf(one) - nounOrder.indexOf(other),
  );
  const named = found.map((noun) => nameNoun(noun, changes, intl));
  if (named.length <= max) return joinWithAnd(named, intl);
  const lang = intl.locale.startsWith("ja") ? "ja" : "en";
  const first = joinWords(named.slice(0, max - 1), lang);
  return intl.formatMessage({ id: "versions.more" }, { changes: first, n: named.length - max + 1 });
}

function nameNoun(noun: MessageKey, changes: readonly Change[], intl: IntlShape): string {
  const ofNoun = changes.filter((change) => change.noun === noun);
  const n = ofNoun.reduce((sum, { count }) => sum + count, 0);
  const text = intl.formatMessage({ id: noun }, { n });
  const langs = [...new Set(ofNoun.flatMap(({ lang }) => lang ?? []))];
  if (langs.length === 0) return text;
  const toName = (lang: Lang) => intl.formatMessage({ id: `editor.language.${lang}` });
  const languages = joinWithAnd(langs.map(toName), intl);
  return intl.formatMessage({ id: "versions.inLanguage" }, { noun: text, languages });
}

/** Nouns are written as within a sentence; Korean and Japanese have no capital letters. */
function startSentence(text: string, { locale }: IntlShape): string {
  const [first = ""] = text;
  return locale.startsWith("en") ? first.toLocaleUpperCase("en") + text.slice(first.length) : text;
}
