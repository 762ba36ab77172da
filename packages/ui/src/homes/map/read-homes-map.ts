import type { Lang } from "../../labels/labels.ts";
import type { HomeItem, HomesMapContent } from "../homes-content.ts";
import { planHomes } from "./plan-homes.ts";

/** Homes on the map, which bounds the size of the page. */
export const maxMapHomes = 500;

/** The map of the homes that match a query, in their order. */
export function readHomesMap(found: readonly HomeItem[], lang: Lang): HomesMapContent {
  const placed = found.flatMap((item, index) =>
    item.place === null ? [] : { ...item, place: item.place, number: index + 1 },
  );
  const homes = placed.slice(0, maxMapHomes);
  return {
    homes,
    plan: homes.length > 0 ? planHomes(homes, lang) : null,
    hidden: found.length - placed.length,
    isCut: placed.length > homes.length,
  };
}
