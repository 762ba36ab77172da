import { areaSlug } from "@realtor/ui/area";
import { agentPath } from "#app/layout/agent-frame/agent-path.ts";

interface ListingAddress {
  /** Path of the agent's homepage without language prefix: `/grace-kim`, or `/` on an own domain. */
  home: string;
  key: string;
}

/** Path of the page of all homes of an agent, without language prefix. */
export function homesPath(home: string): string {
  return agentPath(home, "/homes");
}

/** Path of the page of all homes of a city, without language prefix. */
export function areaPath(home: string, city: string): string {
  return agentPath(home, `/area/${encodeURIComponent(areaSlug({ name: city }))}`);
}

/** Path of a listing page without language prefix. Without the slug it redirects to the path with it. */
export function listingPath({ home, key, slug }: ListingAddress & { slug?: string }): string {
  const path = `${homesPath(home)}/${encodeURIComponent(key)}`;
  return slug ? `${path}/${slug}` : path;
}

/** Path of the sheet of a home, without language prefix; its PDF has the suffix `.pdf`. */
export function sheetPath(address: ListingAddress): string {
  return `${listingPath(address)}/sheet`;
}

/** Path of the calendar file of an open house, without language prefix. */
export function calendarPath(address: ListingAddress, openHouseId: string): string {
  return `${listingPath(address)}/open-houses/${openHouseId}.ics`;
}
