import { htmlLang, type Locale } from "@realtor/api/locales";
import { wordmark } from "#app/layout/wordmark.ts";
import type { Head } from "#app/page.ts";
import { cardColors, type ShareCard, shareSize, shareVersion } from "#app/seo/share-card.ts";
import { landingMessages } from "./landing-messages.ts";

/** Content of the landing page's share image. */
export function landingShareCard(locale: Locale): ShareCard {
  return {
    kind: "platform",
    lang: htmlLang(locale),
    colors: cardColors({ mainColor: "", dark: false }),
    wordmark,
    headline: landingMessages(locale).hero.title,
  };
}

/** The share image for the landing page's `<head>`. */
export function landingShareImage(locale: Locale, origin: string): NonNullable<Head["image"]> {
  const card = landingShareCard(locale);
  const alt = card.kind === "platform" ? card.headline.replaceAll("\n", " ") : wordmark;
  return { url: `${origin}/share/${locale}.png?v=${shareVersion(card)}`, ...shareSize, alt };
}
