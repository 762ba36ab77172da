interface ListingAddress {
  /** Path of the agent's homepage without language prefix: `/grace-kim`, or `/` on an own domain. */
  home: string;
  key: string;
}

/** Path of a listing page without language prefix and slug; it redirects to the path with the slug. */
export function listingPath({ home, key }: ListingAddress): string {
  return `${home === "/" ? "" : home}/homes/${encodeURIComponent(key)}`;
}

/** Path of the sheet of a home, without language prefix; its PDF has the suffix `.pdf`. */
export function sheetPath(address: ListingAddress): string {
  return `${listingPath(address)}/sheet`;
}

/** Path of the calendar file of an open house, without language prefix. */
export function calendarPath(address: ListingAddress, openHouseId: string): string {
  return `${listingPath(address)}/open-houses/${openHouseId}.ics`;
}
