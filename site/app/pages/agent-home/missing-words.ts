import type { Lang } from "@realtor/api/locales";
import { findMissingLanguages, type Home } from "#app/listing/document/home.ts";

export interface MissingWords {
  /** The language that most homes lack. */
  lang: Lang;
  /** The number of homes that lack it, of all that visitors see and words are allowed of. */
  missing: number;
  total: number;
  /** Those that lack any language, newest first. */
  homes: readonly Home[];
}

/** What visitors cannot read about the homes of a website; null if there is nothing. */
export function findMissingWords(
  homes: readonly Home[],
  langs: readonly Lang[],
): MissingWords | null {
  const described = homes.filter(
    ({ group, entry }) => group === "shown" && entry.allowsWords === "Y",
  );
  const lacking = described
    .map((home) => ({ home, langs: findMissingLanguages(home, langs) }))
    .filter((each) => each.langs.length > 0);
  const counts = langs.map((lang) => ({
    lang,
    missing: lacking.filter((each) => each.langs.includes(lang)).length,
  }));
  const [most] = counts.toSorted((a, b) => b.missing - a.missing);
  if (!most || most.missing === 0) return null;
  return {
    ...most,
    total: described.length,
    homes: lacking
      .map(({ home }) => home)
      .toSorted((a, b) => listedOn(b).localeCompare(listedOn(a))),
  };
}

function listedOn({ entry: { listing } }: Home): string {
  return listing.listingContractDate ?? listing.onMarketDate ?? "";
}
