import type { Listing } from "@realtor/api/home";
import type { RealtorProfile } from "@realtor/api/loaning";
import { marketOf } from "@realtor/api/rules";
import type { RenderContext } from "#app/entry.server.tsx";
import { sumSales, type TeamSums } from "./sum-sales.ts";

/** What the home service knows of the team's closed sales. */
export interface TeamSales extends TeamSums {
  /** The oldest reading that is in the sums, ISO 8601. */
  asOf: string;
  /** Names of the listing services they come from. */
  origins: string[];
  /** Agents whose listings could not be read: the sums are without theirs. */
  unread: number;
}

/** Adds up the team's closed sales, by licence; null when none of them could be read. */
export async function readTeamSales(
  profiles: readonly RealtorProfile[],
  { sources, now }: RenderContext,
): Promise<TeamSales | null> {
  const licensed = profiles.flatMap(({ licenseNumber, activityRegion }) => {
    const number = licenseNumber?.trim();
    return number ? [{ licenseNumber: number, market: marketOf(activityRegion) }] : [];
  });
  const answers = await Promise.all(licensed.map((query) => sources.getListings(query)));
  const read = answers.filter((answer) => answer !== null);
  if (licensed.length > 0 && read.length === 0) return null;
  const sold = read.flatMap(({ byType }) => byType.sold);
  return {
    ...sumSales(sold),
    asOf: read.map(({ asOf }) => asOf).toSorted()[0] ?? now.toISOString(),
    origins: originsOf(sold),
    unread: answers.length - read.length,
  };
}

function originsOf(sold: readonly Listing[]): string[] {
  const names = sold.flatMap(({ originatingSystemName }) => originatingSystemName?.trim() || []);
  return [...new Set(names)].toSorted();
}
