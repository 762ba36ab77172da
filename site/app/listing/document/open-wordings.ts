import type { Lang } from "@realtor/api/locales";
import { checkWording, type WordingIssue } from "@realtor/api/wording";
import type { Draft } from "#app/profile/draft/draft.ts";
import { readWords } from "./agent-words.ts";
import { type ListingIdOf, listingValues, wordIds } from "./listing-values.ts";

export interface OpenWording extends WordingIssue {
  /** The text with the phrase. */
  id: ListingIdOf<string>;
  lang: Lang;
}

/** The phrases of a text to look at, without those that the agent keeps for a reason. */
export function findWordings(
  text: string,
  kept: readonly Pick<WordingIssue, "quote">[],
): WordingIssue[] {
  const quotes = new Set(kept.map(({ quote }) => quote));
  return checkWording(text).filter(({ quote }) => !quotes.has(quote));
}

/**
 * The phrases that publishing asks about. A draft of a translation is not published, and capitals are a question
 * of style.
 */
export function findOpenWordings(draft: Draft): OpenWording[] {
  return (["ko", "en", "ja"] as const).flatMap((lang) => {
    if (readWords(draft, lang).state !== "written") return [];
    const { sentence, description } = wordIds[lang];
    return [sentence, description].flatMap((id) =>
      findWordings(listingValues[id].get(draft), listingValues.keptWordings.get(draft))
        .filter(({ reason }) => reason !== "capitals")
        .map((issue) => ({ ...issue, id, lang })),
    );
  });
}

/** Keeps phrases for the reasons that the agent gives. */
export function keepWordings(draft: Draft, reasons: ReadonlyMap<string, string>): Draft {
  const { get, set } = listingValues.keptWordings;
  const added = [...reasons].map(([quote, reason]) => ({ quote, reason }));
  return set(draft, [...get(draft), ...added]);
}
