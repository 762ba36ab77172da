import { fetchWebsiteId, websiteIdPath, proofFilePath } from "@realtor/server/own-domain";
import { limitConcurrency } from "@realtor/server/concurrency";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Sources } from "#app/data/sources.ts";
import { ownDomainOrigin } from "#app/seo/page-links.ts";
import { type AddressConfig, readDomain } from "../http/address.ts";
import { cacheControl } from "../http/cache-control.ts";
import type { SiteEnv } from "../http/request-origin.ts";

interface Options {
  hosts: AddressConfig;
  /** Resolves with the id of the website that an origin serves. */
  verify?: (origin: string) => Promise<string | undefined>;
  now?: () => number;
}

/** A website with the own domain that it claims; without an id the domain cannot be verified. */
interface DomainClaim {
  id?: string | undefined;
  hompageUrl?: string | undefined;
  isSample?: boolean | undefined;
}

export interface VerifiedDomains {
  /** The origin of the agent's own domain once verified, else undefined. Samples have none. */
  readonly ownDomain: (website: DomainClaim) => string | undefined;
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
  hosts,
  verify = fetchWebsiteId,
  now = Date.now,
}: Options): VerifiedDomains {
  const results = new LRUCache<string, CachedResult>({ max: 10_000 });
  const inProgress = new Map<string, Promise<void>>();
  const withLimit = limitConcurrency({ running: 4, waiting: 100 });

  async function check(key: string, origin: string, id: string): Promise<void> {
    try {
      const confirmed = (await withLimit(() => verify(origin))) === id;
      results.set(key, { verified: confirmed, at: now() });
    } catch {
      // The queue is full: the next visit retries.
    } finally {
      inProgress.delete(key);
    }
  }

  return {
    ownDomain({ id, hompageUrl, isSample }) {
      const origin = isSample ? undefined : ownDomainOrigin(hompageUrl);
      // Agents' sites use default ports.
      if (!id || !origin || new URL(origin).port !== "" || isProductHost(origin, hosts))
        return undefined;
      const key = `${id} ${origin}`;
      const cached = results.get(key);
      const age = cached ? now() - cached.at : Infinity;
      if (
        age > recheckAfterMs[cached?.verified ? "verified" : "unverified"] &&
        !inProgress.has(key)
      )
        inProgress.set(key, check(key, origin, id));
      return cached?.verified ? origin : undefined;
    },
    async settled() {
      await Promise.all(inProgress.values());
    },
  };
}

function isProductHost(origin: string, hosts: AddressConfig): boolean {
  const { host, protocol } = new URL(origin);
  const scheme = protocol === "https:" ? "https" : "http";
  return readDomain({ host, protocol: scheme }, hosts).kind === "product";
}

/**
 * Reports on an agent's own domain which website it serves; 404 on the product's hosts. The proof of a
 * domain is 404 everywhere (docs/spec/hosts.md#proof-of-control).
 */
export function wellKnownRoutes(options: { sources: Pick<Sources, "getRealtor"> }): Hono<SiteEnv> {
  return new Hono<SiteEnv>()
    .get(proofFilePath, (c) => c.notFound())
    .get(websiteIdPath, async (c) => {
      const { domain } = c.var;
      if (domain.kind === "product") return c.notFound();
      const profile = await options.sources.getRealtor(domain.origin);
      if (!profile) return c.notFound();
      return c.json({ id: profile.id }, 200, { "cache-control": cacheControl.none });
    });
}
