import type { RealtorProfile } from "@realtor/api/loaning";
import { LRUCache } from "lru-cache";
import { ownDomainOrigin } from "#app/seo/page-links.ts";
import { limitConcurrency } from "../file-cache/limit-concurrency.ts";

interface Options {
  /** Resolves with the id of the homepage that an origin serves. */
  verify: (origin: string) => Promise<string | null>;
  isProductHost: (origin: string) => boolean;
  now?: () => number;
}

export interface VerifiedDomains {
  /** The origin of the agent's own domain once verified, else null. Samples have none. */
  readonly ownDomain: (profile: RealtorProfile) => string | null;
  /** Resolves when no verification is running. */
  readonly settled: () => Promise<void>;
}

interface CachedResult {
  verified: boolean;
  at: number;
}

const recheckAfterMs = { verified: 60 * 60 * 1000, unverified: 5 * 60 * 1000 };

/**
 * Caches which agents' own domains work (docs/decisions/own-domain-redirect.md). Lookups return the
 * cached state; missing or old entries are verified in the background, so that no visitor waits.
 */
export function createVerifiedDomains({
  verify: ask,
  isProductHost,
  now = Date.now,
}: Options): VerifiedDomains {
  const results = new LRUCache<string, CachedResult>({ max: 10_000 });
  const inProgress = new Map<string, Promise<void>>();
  const withLimit = limitConcurrency({ running: 4, waiting: 100 });

  async function check(key: string, origin: string, id: string): Promise<void> {
    try {
      const confirmed = (await withLimit(() => ask(origin))) === id;
      results.set(key, { verified: confirmed, at: now() });
    } catch {
      // The queue is full: the next visit retries.
    } finally {
      inProgress.delete(key);
    }
  }

  return {
    ownDomain(profile) {
      const origin = profile.isSample ? null : ownDomainOrigin(profile.hompageUrl);
      // Agents' sites use default ports.
      if (origin === null || new URL(origin).port !== "" || isProductHost(origin)) return null;
      const key = `${profile.id} ${origin}`;
      const cached = results.get(key);
      const age = cached ? now() - cached.at : Infinity;
      if (
        age > recheckAfterMs[cached?.verified ? "verified" : "unverified"] &&
        !inProgress.has(key)
      )
        inProgress.set(key, check(key, origin, profile.id));
      return cached?.verified ? origin : null;
    },
    async settled() {
      await Promise.all(inProgress.values());
    },
  };
}
