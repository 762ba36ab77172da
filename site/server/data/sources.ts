import {
  type Listing,
  listAgentListings,
  type SearchType,
  normalizeListings,
} from "@realtor/api/home";
import { ApiError, type Http } from "@realtor/api/http";
import { getRealtor, type RealtorProfile } from "@realtor/api/loaning";
import type { Sources } from "#app/data/sources.ts";
import type { Logger } from "pino";
import { staleOnError } from "./stale-on-error.ts";

interface Options {
  home: Http;
  loaning: Http;
  log: Logger;
}

/** Loads page data from the two services, with the last successful result as a fallback. */
export function createSources({ home, loaning, log }: Options): Sources {
  const realtors = staleOnError<{ profile: RealtorProfile | null }>(isDown);
  const listings = staleOnError<Record<SearchType, Listing[]>>(isDown);

  return {
    async getRealtor(idOrOrigin) {
      const { value } = await realtors.get(idOrOrigin.toLowerCase(), async () => {
        try {
          return { profile: await getRealtor(loaning, idOrOrigin) };
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return { profile: null };
          throw error;
        }
      });
      return value.profile;
    },

    async getListings({ licenseNumber, market }) {
      try {
        const { value, readAt } = await listings.get(`${market} ${licenseNumber}`, async () => {
          const search = async (searchType: SearchType) =>
            normalizeListings(await listAgentListings(home, { licenseNumber, market, searchType }));
          const [sale, rent, sold, rented] = await Promise.all([
            search("sale"),
            search("rent"),
            search("sold"),
            search("rented"),
          ]);
          return { sale, rent, sold, rented };
        });
        return { byType: value, asOf: readAt.toISOString() };
      } catch (error) {
        log.warn({ err: error, market }, "listings unavailable");
        return null;
      }
    },
  };
}

/** The service failed, as opposed to rejecting the request. */
function isDown(error: unknown): boolean {
  return error instanceof ApiError && (!error.reachable || error.status >= 500);
}
