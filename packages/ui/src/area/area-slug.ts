import type { Region } from "@realtor/profile/read";

/** The part of the address of a city's page that names it: `newport-beach`. */
export function areaSlug({ name }: Pick<Region, "name">): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
