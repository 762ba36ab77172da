import type { SuggestedAddress } from "@realtor/api/listing";
import { getAddressPrefixes } from "@realtor/api/listing";
import { listCities } from "@realtor/api/rules";
import { activityStates } from "@realtor/profile/rules/market";
import { and, asc, eq, isNull, like, ne, or, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { listings } from "../db/schema.ts";

/** Rows for one answer: a home that was listed several times has several. */
const maxRows = 40;

/** Finds homes of feeds whose address begins with what was typed; without a number, cities. */
export async function findKnownAddresses(db: Db, typed: string): Promise<SuggestedAddress[]> {
  const prefixes = getAddressPrefixes(typed);
  return prefixes.length > 0 ? findHomes(db, prefixes) : findCities(typed);
}

async function findHomes(db: Db, prefixes: readonly string[]): Promise<SuggestedAddress[]> {
  const { record } = listings;
  const rows = await db
    .select({
      key: listings.addressKey,
      address: sql<string | null>`${record} ->> 'unparsedAddress'`,
      unit: sql<string | null>`${record} ->> 'unitNumber'`,
      postalCode: sql<string | null>`${record} ->> 'postalCode'`,
      latitude: sql<number | null>`(${record} -> 'latitude')`,
      longitude: sql<number | null>`(${record} -> 'longitude')`,
      city: listings.city,
      county: listings.county,
      state: listings.state,
    })
    .from(listings)
    .where(
      and(
        // Letters and numbers: no pattern of `like`.
        or(...prefixes.map((prefix) => like(listings.addressKey, `${prefix}%`))),
        isNull(listings.goneAt),
        ne(listings.source, "manual"),
        eq(listings.displayable, true),
        sql`${record} -> 'internetAddressDisplayYN' is distinct from 'false'`,
      ),
    )
    .orderBy(asc(listings.addressKey))
    .limit(maxRows);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return Array.from(byKey.values(), ({ key: _key, address, ...row }) => {
    const state = activityStates.find((one) => one === row.state);
    // As in the key: the rest is the city.
    const street = address?.replace(/,.*/s, "").trim() ?? "";
    return state && street !== "" && row.city !== "" ? { ...row, street, state } : null;
  }).filter((one) => one !== null);
}

function findCities(typed: string): SuggestedAddress[] {
  const start = typed.trim().toLowerCase();
  if (start === "") return [];
  return activityStates.flatMap((state) =>
    listCities(state)
      .filter(({ city }) => city.toLowerCase().startsWith(start))
      .map(({ city, county }) => ({
        street: null,
        unit: null,
        city,
        county,
        state,
        postalCode: null,
        latitude: null,
        longitude: null,
      })),
  );
}
