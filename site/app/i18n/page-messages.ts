import type { Locale } from "@realtor/api/locales";
import type { Messages } from "../page.ts";

/** All messages of a language as syntax trees, from build/messages.ts. */
const catalogs = import.meta.glob<Messages>("./compiled/*.json", {
  eager: true,
  import: "default",
});
/** English with accents, for `VITE_PSEUDO_LOCALE`; no build contains it. */
const pseudo = import.meta.env.DEV
  ? import.meta.glob<Messages>("./compiled/pseudo/*.json", { eager: true, import: "default" })
  : {};

/**
 * The messages of some areas in the three languages, for a page's `load`. The area of a message is its
 * id up to the first dot, such as `login`. Throws when an area has no messages.
 */
export function pageMessages(...areas: string[]): Record<Locale, Messages> {
  const english = import.meta.env["VITE_PSEUDO_LOCALE"]
    ? pseudo["./compiled/pseudo/en.json"]
    : catalogs["./compiled/en.json"];
  return {
    ko: pickAreas(catalogs["./compiled/ko.json"], areas),
    en: pickAreas(english, areas),
    "ja-JP": pickAreas(catalogs["./compiled/ja-JP.json"], areas),
  };
}

function pickAreas(catalog: Messages | undefined, areas: readonly string[]): Messages {
  if (!catalog) throw new Error("The messages are not compiled: run `pnpm turbo run messages`.");
  const entries = Object.entries(catalog);
  return Object.fromEntries(
    areas.flatMap((area) => {
      const found = entries.filter(([id]) => id.startsWith(`${area}.`));
      if (found.length === 0)
        throw new Error(
          `No message has an id that begins with "${area}.": correct the area's name.`,
        );
      return found;
    }),
  );
}
