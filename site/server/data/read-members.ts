import { ApiError, type Http } from "@realtor/api/http";
import { findRealtorsByAddress, getRealtor, type RealtorProfile } from "@realtor/api/loaning";
import { LRUCache } from "lru-cache";

/** Calls at the same time to a service that returns one website in each. */
const callsAtOnce = 4;
const missMs = 60_000;

/**
 * Reads the websites of a team in one call. A service without that query (`docs/spec/api.md`) gets one call for
 * each, few at a time; an address that it does not have is not asked for again for a minute. Rejects when
 * the service fails.
 */
export function createMemberReader(loaning: Http) {
  const misses = new LRUCache<string, true>({ max: 2000, ttl: missMs });

  async function readOne(slug: string): Promise<RealtorProfile | null> {
    if (misses.has(slug)) return null;
    try {
      return await getRealtor(loaning, slug);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      misses.set(slug, true);
      return null;
    }
  }

  return async (slugs: readonly string[]): Promise<RealtorProfile[]> => {
    const together = await findRealtorsByAddress(loaning, slugs).catch((error: unknown) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
      throw error;
    });
    // A service that ignores the query lists others, too.
    const isAnswer = together?.every(({ desiredUrl }) => slugs.includes(desiredUrl.toLowerCase()));
    if (together && isAnswer) return together;
    const found: RealtorProfile[] = [];
    for (let start = 0; start < slugs.length; start += callsAtOnce) {
      const some = await Promise.all(slugs.slice(start, start + callsAtOnce).map(readOne));
      found.push(...some.filter((profile) => profile !== null));
    }
    return found;
  };
}
