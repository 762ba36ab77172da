import { listingQuery } from "#app/data/agent-listings.ts";
import type { AgentListings } from "#app/data/sources.ts";
import type { RenderContext } from "#app/page.ts";
import type { Listing } from "@realtor/api/home";
import type { RealtorProfile } from "@realtor/api/loaning";
import { byHand } from "@realtor/profile/rules/market-rules";
import { type SalesSum, sumSales, type TeamSums } from "./sum-sales.ts";

/** The team's closed sales from the listings service. */
export interface TeamSales extends TeamSums {
  /** By the agents' `desiredUrl`; without those whose listings could not be loaded. */
  byAgent: Record<string, SalesSum>;
  /** Oldest `asOf` of the included listings, ISO 8601. */
  asOf: string;
  /** Names of the source MLS systems. */
  origins: string[];
  /** Number of agents whose listings could not be loaded; the totals do not include them. */
  unavailable: number;
}

const agentsAtOnce = 4;

/** Sums the closed sales of all licensed agents; null when no listings could be loaded. */
export async function loadTeamSales(
  profiles: readonly RealtorProfile[],
  { sources, now }: RenderContext,
): Promise<TeamSales | null> {
  const licensed = profiles.flatMap((profile) => {
    const query = listingQuery(profile);
    return query ? { desiredUrl: profile.desiredUrl, query } : [];
  });
  const results: { desiredUrl: string; listings: AgentListings | null }[] = [];
  // A few at a time: each is four calls, and a team has up to 60 agents.
  for (let start = 0; start < licensed.length; start += agentsAtOnce) {
    const some = licensed.slice(start, start + agentsAtOnce);
    results.push(
      ...(await Promise.all(
        some.map(async ({ desiredUrl, query }) => ({
          desiredUrl,
          listings: await sources.getListings(query),
        })),
      )),
    );
  }
  const loaded = results.flatMap(({ listings }) => listings ?? []);
  if (licensed.length > 0 && loaded.length === 0) return null;
  const sold = loaded.flatMap(({ byType }) => byType.sold);
  return {
    ...sumSales(sold),
    byAgent: Object.fromEntries(
      results.flatMap(({ desiredUrl, listings }) =>
        listings ? [[desiredUrl, sumSales(listings.byType.sold).total]] : [],
      ),
    ),
    asOf: loaded.map(({ asOf }) => asOf).toSorted()[0] ?? now.toISOString(),
    origins: getOrigins(sold),
    unavailable: results.length - loaded.length,
  };
}

function getOrigins(sold: readonly Listing[]): string[] {
  const names = sold
    .flatMap(({ originatingSystemName }) => originatingSystemName?.trim() || [])
    .filter((name) => name !== byHand);
  return [...new Set(names)].toSorted();
}
