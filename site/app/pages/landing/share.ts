import { langOf, type Locale } from "@realtor/api/locales";
import { wordmark } from "#app/layout/wordmark.ts";
import type { Head } from "#app/page.ts";
import { cardColors, type ShareCard, shareSize, shareVersion } from "#app/seo/share-card.ts";
import { landingWords } from "./landing-words.ts";

/** What the landing page's share image shows: its headline, in plan blue. */
export function landingCard(locale: Locale): ShareCard {
  return {
    kind: "platform",
    lang: langOf(locale),
    colors: cardColors({ mainColor: "", dark: false }),
    wordmark,
    headline: landingWords(locale).hero.title,
  };
}

/** The head's picture of the landing page. */
export function landingImage(locale: Locale, origin: string): NonNullable<Head["image"]> {
  const card = landingCard(locale);
  const alt = card.kind === "platform" ? card.headline.replaceAll("\n", " ") : wordmark;
  return { url: `${origin}/share/${locale}.png?v=${shareVersion(card)}`, ...shareSize, alt };
}
