import type { Lang } from "@realtor/api/locales";
import { countShown, findMissingLanguages } from "#app/listing/document/home.ts";
import type { HomeList } from "./use-home-list.ts";

/**
 * How many homes visitors see, and the languages in which they can read nothing about one of them: none where
 * another service keeps the homes, about which nothing is written here.
 */
export function describeShown(
  { homes = [], isElsewhere }: Pick<HomeList, "homes" | "isElsewhere">,
  langs: readonly Lang[],
) {
  const lacking = isElsewhere ? [] : homes.flatMap((home) => findMissingLanguages(home, langs));
  return { count: countShown(homes), missing: [...new Set(lacking)] };
}
