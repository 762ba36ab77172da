import type { SuggestedAddress } from "@realtor/api/listing";
import { getCounty } from "@realtor/api/rules";
import { createCircuitBreaker } from "@realtor/server/circuit-breaker";
import { rootCauseMessage } from "@realtor/server/errors";
import type { Log } from "@realtor/server/log";
import { z } from "zod";

/** Finds addresses for what was typed so far. Adapter for a service; none if it fails, and never rejects. */
export type AddressSearch = (typed: string) => Promise<SuggestedAddress[]>;

interface AddressSearchOptions {
  /** Of Photon's search, or of a service with its API. */
  url: string;
  log: Log;
  fetch?: typeof fetch;
}

/** The form waits for it while its user types. */
const timeoutMs = 2000;

/** More than are offered, since those of other states are left out. */
const maxFeatures = 20;

const states = new Map([
  ["california", "CA"],
  ["ca", "CA"],
  ["georgia", "GA"],
  ["ga", "GA"],
] as const);

const text = z.string().nullish();

/** A place of Photon's response, a GeoJSON feature. */
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    type: text,
    housenumber: text,
    street: text,
    name: text,
    city: text,
    county: text,
    state: text,
    postcode: text,
    countrycode: text,
  }),
});

const collection = z.object({ features: z.array(z.unknown()) });

/** Creates a search by Photon's `GET /api`. */
export function createAddressSearch({ url, log, ...options }: AddressSearchOptions): AddressSearch {
  const send = createCircuitBreaker({
    service: "address search",
    log,
    fetch: options.fetch ?? fetch,
    halfOpenAfterMs: 30_000,
  });
  return async (typed) => {
    const target = new URL(url);
    target.searchParams.set("q", typed);
    target.searchParams.set("lang", "en");
    target.searchParams.set("limit", String(maxFeatures));
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await send(target.href, { redirect: "error", signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { features } = collection.parse(await response.json());
      return features.flatMap((one) => {
        const parsed = feature.safeParse(one);
        return parsed.success ? (toAddress(parsed.data) ?? []) : [];
      });
    } catch (error) {
      log.warn({ error: rootCauseMessage(error) }, "addresses cannot be searched");
      return [];
    }
  };
}

/** A house or a city in one of the two states; null for anything else, such as a street without a number. */
function toAddress({ geometry, properties }: z.infer<typeof feature>): SuggestedAddress | null {
  const { type, housenumber, street, name, postcode, countrycode } = properties;
  const state = (states as ReadonlyMap<string, "CA" | "GA">).get(
    properties.state?.trim().toLowerCase() ?? "",
  );
  const isCity = type === "city";
  const city = (isCity ? (properties.city ?? name) : properties.city)?.trim();
  const isHouse = Boolean(housenumber && street);
  if (!state || !city || countrycode?.toUpperCase() !== "US" || !(isHouse || isCity)) return null;
  const [longitude, latitude] = geometry.coordinates;
  return {
    street: isHouse ? `${housenumber} ${street}` : null,
    unit: null,
    city,
    county: properties.county?.replace(/\s+County$/i, "") ?? getCounty(city),
    state,
    postalCode: isHouse ? (/^\d{5}/.exec(postcode ?? "")?.[0] ?? null) : null,
    latitude,
    longitude,
  };
}
