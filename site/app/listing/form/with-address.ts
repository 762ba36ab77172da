import { type ActivityState, getCounty } from "@realtor/api/rules";
import type { Draft } from "#app/profile/draft/draft.ts";
import { findKnownCity } from "#app/profile/field/known-cities.ts";
import { listingValues } from "../document/listing-values.ts";

/** What an address says. A part that is null or missing is not known. */
interface AddressParts {
  street: string;
  unit?: string | null;
  city: string;
  county?: string;
  state?: ActivityState;
  postalCode?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** The draft with an address. Parts that are not known stay. */
export function withAddress(draft: Draft, address: AddressParts): Draft {
  const { street, unit, city, county, state, postalCode, latitude, longitude } = address;
  let next = listingValues.street.set(withCity(draft, city, state), street);
  if (unit) next = listingValues.unit.set(next, unit);
  if (county) next = listingValues.county.set(next, county);
  if (postalCode) next = listingValues.postalCode.set(next, postalCode);
  if (typeof latitude !== "number" || typeof longitude !== "number") return next;
  return listingValues.latitude.set(listingValues.longitude.set(next, longitude), latitude);
}

/** With the state and the county of a known city. */
export function withCity(draft: Draft, city: string, state = findKnownCity(city)?.state): Draft {
  const named = listingValues.city.set(draft, city);
  const placed = state ? listingValues.state.set(named, state) : named;
  return listingValues.county.set(placed, getCounty(city) ?? "");
}
