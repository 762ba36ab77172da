import type { Home, HomeGroup } from "#app/listing/document/home.ts";

const groups: readonly HomeGroup[] = ["draft", "shown", "hidden", "closed"];

/** The groups that have homes, in the order of the list. */
export function groupHomes(homes: readonly Home[]): [HomeGroup, Home[]][] {
  return groups.flatMap((group): [HomeGroup, Home[]][] => {
    const ofGroup = homes.filter((home) => home.group === group);
    return ofGroup.length > 0 ? [[group, ofGroup]] : [];
  });
}
