import type { RealtorProfile } from "@realtor/api/loaning";
import { LRUCache } from "lru-cache";
import { ownOriginOf } from "#app/seo/homepage-links.ts";
import { takeTurns } from "../file-cache/take-turns.ts";

interface Options {
  /** The id of the homepage that answers on an origin. */
  ask: (origin: string) => Promise<string | null>;
  isProductHost: (origin: string) => boolean;
  now?: () => number;
}

export interface ConfirmedDomains {
  /** The origin of the agent's own domain once it is confirmed, else null. Samples have none. */
  readonly ownDomain: (profile: RealtorProfile) => string | null;
  /** Resolves when nothing is being asked. */
  readonly settled: () => Promise<void>;
}

interface Known {
  confirmed: boolean;
  at: number;
}

const againAfterMs = { confirmed: 60 * 60 * 1000, refused: 5 * 60 * 1000 };

/**
 * Which agents' own domains work (docs/decisions/own-domain-redirect.md). The answer is what is known
 * now; what is not, or is old, is asked for behind the scenes, so that no visitor waits for it.
 */
export function createConfirmedDomains({
  ask,
  isProductHost,
  now = Date.now,
}: Options): ConfirmedDomains {
  const known = new LRUCache<string, Known>({ max: 10_000 });
  const underWay = new Map<string, Promise<void>>();
  const takeTurn = takeTurns({ running: 4, waiting: 100 });

  async function check(key: string, origin: string, id: string): Promise<void> {
    try {
      const confirmed = (await takeTurn(() => ask(origin))) === id;
      known.set(key, { confirmed, at: now() });
    } catch {
      // Too many wait: the next visit asks again.
    } finally {
      underWay.delete(key);
    }
  }

  return {
    ownDomain(profile) {
      const origin = profile.isSample ? null : ownOriginOf(profile.hompageUrl);
      // Agents' sites run on the ports that everybody uses.
      if (origin === null || new URL(origin).port !== "" || isProductHost(origin)) return null;
      const key = `${profile.id} ${origin}`;
      const held = known.get(key);
      const age = held ? now() - held.at : Infinity;
      if (age > againAfterMs[held?.confirmed ? "confirmed" : "refused"] && !underWay.has(key))
        underWay.set(key, check(key, origin, profile.id));
      return held?.confirmed ? origin : null;
    },
    async settled() {
      await Promise.all(underWay.values());
    },
  };
}
