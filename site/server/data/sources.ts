import {
  getListingStatus,
  listAllAgentListings,
  type Listing,
  normalizeListings,
  type SearchType,
} from "@realtor/api/home";
import { ApiError, type Http } from "@realtor/api/http";
import { getRealtor, openPreview, type RealtorProfile } from "@realtor/api/loaning";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Sources } from "#app/data/sources.ts";

interface Options {
  home: Http;
  loaning: Http;
  log: Logger;
  /** What the site measures in stored photos. */
  photos?: Pick<Sources, "getCoverLuminance" | "getPhotoColors">;
}

/** Loads page data from the two services, with the last successful result as a fallback. */
export function createSources({ home, loaning, log, photos }: Options): Sources {
  const realtors = staleOnError<{ profile: RealtorProfile | null }>(isServiceDown);
  const listings = staleOnError<Record<SearchType, Listing[]>>(isServiceDown);

  return {
    ...photos,
    async getRealtor(idOrOrigin) {
      const { value } = await realtors.get(idOrOrigin.toLowerCase(), async () => {
        try {
          const profile = await getRealtor(loaning, idOrOrigin);
          // Pages ask by slug or domain, contact requests by id: one copy serves both.
          realtors.set(profile.id.toLowerCase(), { profile });
          return { profile };
        } catch (error) {
          if (isAbsent(error)) return { profile: null };
          throw error;
        }
      });
      return value.profile;
    },

    async openPreview(token) {
      if (!previewToken.test(token)) return null;
      try {
        return await openPreview(loaning, token);
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },

    async getListings({ licenseNumber, market }) {
      try {
        const { value, readAt } = await listings.get(`${market} ${licenseNumber}`, async () => {
          const search = async (searchType: SearchType) =>
            normalizeListings(
              await listAllAgentListings(home, { licenseNumber, market, searchType }),
            );
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

    async getListingStatus(query) {
      try {
        return (await getListingStatus(home, query)).status;
      } catch (error) {
        log.warn({ err: error, market: query.market }, "status of a listing unavailable");
        return null;
      }
    },
  };
}

/** Others do not exist, and are not sent. */
const previewToken = /^[\w-]{22}$/;

/** Nothing has this name: it is unknown, or the service does not even accept it. */
function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 413, 422].includes(error.status);
}

/** The service failed, as opposed to rejecting the request. */
export function isServiceDown(error: unknown): boolean {
  return error instanceof ApiError && (!error.reachable || error.status >= 500);
}

export interface StaleOnErrorCache<T> {
  /** The fresh value, or after a failure the last successful one with the time it was read. */
  get(key: string, load: () => Promise<T>): Promise<{ value: T; readAt: Date }>;
  /** Adds the successful result of another key. */
  set(key: string, value: T): void;
}

/**
 * Caches the last successful result per key and returns it while `isDown` matches the load error.
 */
export function staleOnError<T extends object>(
  isDown: (error: unknown) => boolean,
  max = 2000,
): StaleOnErrorCache<T> {
  const cache = new LRUCache<string, { value: T; readAt: Date }>({ max });
  return {
    async get(key, load) {
      try {
        const entry = { value: await load(), readAt: new Date() };
        cache.set(key, entry);
        return entry;
      } catch (error) {
        const cached = isDown(error) ? cache.get(key) : undefined;
        if (cached) return cached;
        throw error;
      }
    },
    set(key, value) {
      cache.set(key, { value, readAt: new Date() });
    },
  };
}
