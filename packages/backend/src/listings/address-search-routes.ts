import { getAddressKey } from "@realtor/api/listing";
import type { SuggestedAddress } from "@realtor/api/listing";
import { listingRoutes as routes } from "@realtor/api/listing-schemas";

import type { Db } from "../db/open-db.ts";
import { createRouter } from "../http/app-env.ts";
import type { App } from "../http/app-env.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { requireRole } from "../identity/authenticate.ts";
import type { AddressSearch } from "./address-search.ts";
import { findKnownAddresses } from "./known-addresses.ts";

interface AddressSearchRouteOptions {
  db: Db;
  /** Undefined if no service is configured. */
  searchAddresses: AddressSearch | undefined;
  limit: RateLimit;
}

/** Letters without which nothing is searched. */
const minLetters = 3;

const maxSuggestions = 8;

/** `/v1/addresses`, for the form of a home by hand: addresses of the service if there is one, and known ones. */
export function addressSearchRoutes({
  db,
  searchAddresses,
  limit,
}: AddressSearchRouteOptions): App {
  const app = createRouter();
  const forAgents = requireRole("realtor", "admin");
  app.openapi(contractRoute(routes, "GET /v1/addresses", forAgents, limit), async (c) => {
    const typed = c.req.valid("query").q.trim();
    if (typed.length < minLetters) return c.json([], 200);
    const [known, found = []] = await Promise.all([
      findKnownAddresses(db, typed),
      searchAddresses?.(typed),
    ]);
    return c.json(withoutDoubles([...found, ...known]).slice(0, maxSuggestions), 200);
  });
  return app;
}

/** The first of each address. */
function withoutDoubles(addresses: readonly SuggestedAddress[]): SuggestedAddress[] {
  const seen = new Set<string>();
  return addresses.filter(({ street, unit, city, state, postalCode }) => {
    const key = getAddressKey({ street, unit, postalCode }) ?? `${street} ${city} ${state}`;
    return !seen.has(key) && seen.add(key);
  });
}
