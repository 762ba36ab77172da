import {
  getHome,
  getListingStatus,
  listAllAgentListings,
  listHomes,
  listMarkets,
  type Listing,
  normalizeListing,
  normalizeListings,
  type SearchType,
} from "@realtor/api/home";
import type { MarketSettings } from "@realtor/api/home-schemas";
import { ApiError, type Http } from "@realtor/api/http";
import { getRealtor, listProviders, openPreview, type RealtorProfile } from "@realtor/api/loaning";
import { problemDetails } from "@realtor/api/loaning-schemas";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { limits } from "@realtor/api/rules";
import type { Sources } from "#app/data/sources.ts";
import { createMemberReader } from "./read-members.ts";

interface Options {
  home: Http;
  loaning: Http;
  log: Logger;
  /** What the site measures in stored photos. */
  photos: Pick<Sources, "getCoverLuminance" | "getPhotoColors">;
}

/** Loads page data from the two services, with the last successful result as a fallback. */
export function createSources({ home, loaning, log, photos }: Options): Sources {
  const realtors = staleOnError<{ found: RealtorProfile | "gone" | null }>(isServiceDown);
  const readMembers = createMemberReader(loaning);
  const providers = staleOnError<readonly string[]>(isServiceDown);
  const listings = staleOnError<Record<SearchType, Listing[]>>(isServiceDown);

  // Few of those with many photos are asked for while the service is down.
  const homes = staleOnError<{ home: Listing | null }>(isServiceDown, 200);

  const cityHomes = staleOnError<{ homes: Listing[]; total: number }>(isServiceDown, 200);
  const markets = staleOnError<readonly MarketSettings[]>(isServiceDown, 1);

  async function findRealtor(idOrOrigin: string): Promise<RealtorProfile | "gone" | null> {
    const { value } = await realtors.get(idOrOrigin.toLowerCase(), async () => {
      try {
        const found = await getRealtor(loaning, idOrOrigin);
        const profile = { ...found, id: toTextId(found.id) };
        // Pages ask by slug or domain, contact requests by id: one copy serves both.
        realtors.set(profile.id.toLowerCase(), { found: profile });
        return { found: profile };
      } catch (error) {
        if (isAbsent(error)) return { found: null };
        if (isGone(error)) return { found: "gone" };
        throw error;
      }
    });
    return value.found;
  }

  return {
    ...photos,
    findRealtor,
    async getRealtor(idOrOrigin) {
      const found = await findRealtor(idOrOrigin);
      return found === "gone" ? null : found;
    },

    async getRealtors(desiredUrls) {
      const wanted = [...new Set(desiredUrls.map((slug) => slug.toLowerCase()))];
      const asked = wanted.slice(0, limits.teamMembers);
      try {
        const profiles = await readMembers(asked);
        for (const profile of profiles)
          realtors.set(profile.desiredUrl.toLowerCase(), { found: profile });
        return profiles;
      } catch (error) {
        log.warn({ err: error }, "members of a team unavailable");
        return asked.flatMap((slug) => {
          const found = realtors.last(slug)?.found ?? "gone";
          return found === "gone" ? [] : [found];
        });
      }
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

    async listProviders() {
      try {
        return (await providers.get("", () => listProviders(loaning))).value;
      } catch (error) {
        log.warn({ err: error }, "sign-in providers unavailable");
        return [];
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

    async getHome(query) {
      const { listingKey, licenseNumber = "", market = "" } = query;
      try {
        const { value } = await homes.get(`${market} ${licenseNumber} ${listingKey}`, async () => ({
          home: normalizeListing(await getHome(home, query)),
        }));
        return value.home;
      } catch (error) {
        // Another service may not have the call.
        if (!isAbsent(error)) log.warn({ err: error, market }, "a home is unavailable");
        return null;
      }
    },

    async getCityHomes(query) {
      try {
        const { value, readAt } = await cityHomes.get(JSON.stringify(query), async () => {
          const { homes: found, totalCount } = await listHomes(home, query);
          return { homes: normalizeListings(found), total: totalCount };
        });
        return { ...value, asOf: readAt.toISOString() };
      } catch (error) {
        log.warn({ err: error }, "the homes of a city are unavailable");
        return null;
      }
    },

    async getMarkets() {
      try {
        return (await markets.get("", () => listMarkets(home))).value;
      } catch (error) {
        // Another service may not have the call: nothing is allowed then.
        if (isAbsent(error)) return [];
        log.warn({ err: error }, "the rules of the markets are unavailable");
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

/** Another service may have numbers as ids. */
function toTextId(id: string | number): string {
  return String(id);
}

/** Others do not exist, and are not sent. */
const previewToken = /^[\w-]{22}$/;

/** The service says so: the 404 of a proxy in front of it says nothing about a website. */
const isNotFound = (error: unknown) => isProblem(error, 404);

/** Nothing has this name: it is unknown, or the service does not even accept it. */
const isAbsent = (error: unknown) =>
  isNotFound(error) || (error instanceof ApiError && [400, 413, 422].includes(error.status));

const isGone = (error: unknown) => isProblem(error, 410);

function isProblem(error: unknown, status: 404 | 410): boolean {
  return (
    error instanceof ApiError &&
    error.status === status &&
    problemDetails.safeParse(error.body).data?.status === status
  );
}

/** The service failed, as opposed to rejecting the request; also when a proxy answers in its place. */
export function isServiceDown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isProxys = [404, 410].includes(error.status) && !isNotFound(error) && !isGone(error);
  return !error.reachable || error.status >= 500 || isProxys;
}

export interface StaleOnErrorCache<T> {
  /** The fresh value, or after a failure the last successful one with the time it was read. */
  get(key: string, load: () => Promise<T>): Promise<{ value: T; readAt: Date }>;
  /** The last successful value. */
  last(key: string): T | undefined;
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
    last: (key) => cache.get(key)?.value,
    set(key, value) {
      cache.set(key, { value, readAt: new Date() });
    },
  };
}
