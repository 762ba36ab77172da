import { fill } from "../private/fill.ts";
import type { Lang } from "../labels/labels.ts";
import type { HomepageFacts, ListingFacts } from "./legal-facts.ts";
import type { LegalLine } from "./legal-lines.ts";

/**
 * Whose data the listings are and when they were read. The services' own notices stay English, word
 * for word; a translation under them only helps. No time, no notice: that is a blocker.
 */
export function listingLines(
  { markets, asOf, altered }: ListingFacts,
  { lang, words, states }: Pick<HomepageFacts, "lang" | "words" | "states">,
): LegalLine[] {
  const lines: LegalLine[] = [];
  if (asOf !== null) {
    const year = asOf.slice(0, 4);
    const add = (id: string, text: string, of: Lang = lang) =>
      lines.push({
        id,
        text,
        ...(of !== lang && { lang: of }),
        ...(text.includes("{time}") && { time: asOf }),
      });
    add("listings.asOf", words.asOf);
    for (const market of markets) {
      add(`listings.${market}`, fill(words.notices[market], { year }), "en");
      if (lang !== "en") add(`listings.${market}.help`, fill(words.help[market], { year }));
    }
    if (markets.length === 0) add("listings.source", words.disclaimer);
  }
  if (altered && states.includes("CA")) lines.push({ id: "listings.altered", text: words.altered });
  return lines;
}
