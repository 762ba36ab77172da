import type { Lang } from "@realtor/api/locales";
import type { Draft } from "#app/profile/draft/draft.ts";
import { orderLanguages } from "#app/profile/field/language/site-languages.ts";
import { listingValues, wordIds } from "./listing-values.ts";

/** A draft is a translation that the agent has not confirmed; visitors do not see it. */
export type WordsState = "none" | "draft" | "written";

interface AgentWords {
  sentence: string;
  description: string;
  state: WordsState;
}

/** What the agent says about a home in a language. */
export function readWords(draft: Draft, lang: Lang): AgentWords {
  const ids = wordIds[lang];
  const sentence = listingValues[ids.sentence].get(draft);
  const description = listingValues[ids.description].get(draft);
  const isEmpty = sentence.trim() === "" && description.trim() === "";
  const isDraft = listingValues[ids.draft].get(draft);
  return { sentence, description, state: isEmpty ? "none" : isDraft ? "draft" : "written" };
}

/** Replaces what is said in a language, in one step of undo. */
export function writeWords(
  draft: Draft,
  lang: Lang,
  { sentence, description, state }: AgentWords,
): Draft {
  const ids = wordIds[lang];
  const withSentence = listingValues[ids.sentence].set(draft, sentence);
  const withBoth = listingValues[ids.description].set(withSentence, description);
  return listingValues[ids.draft].set(withBoth, state === "draft");
}

/** The language of the agent's own text that another one begins with: that of the interface first. */
export function findOwnText(draft: Draft, lang: Lang, interfaceLang: Lang): Lang | null {
  const written = (["ko", "en", "ja"] as const).filter(
    (each) => each !== lang && readWords(draft, each).state === "written",
  );
  return orderLanguages(written, interfaceLang)[0] ?? null;
}
