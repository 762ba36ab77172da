import { formatTemplate } from "../private/format-template.ts";
import type { Lang } from "../labels/labels.ts";
import type { HomepageFacts, LegalLine, ListingFacts } from "./legal-facts.ts";

/**
 * Source and age of the listings. The MLS notices are English verbatim; other languages add a
 * translation after them. Without `asOf` there is no notice, which `checkHomepage` reports.
 */
export function listingLines(
  { markets, asOf, altered }: ListingFacts,
  { lang, labels, states }: Pick<HomepageFacts, "lang" | "labels" | "states">,
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
    add("listings.asOf", labels.asOf);
    for (const market of markets) {
      add(`listings.${market}`, formatTemplate(labels.notices[market], { year }), "en");
      if (lang !== "en")
        add(`listings.${market}.help`, formatTemplate(labels.help[market], { year }));
    }
    if (markets.length === 0) add("listings.source", labels.disclaimer);
  }
  if (altered && states.includes("CA"))
    lines.push({ id: "listings.altered", text: labels.altered });
  return lines;
}
