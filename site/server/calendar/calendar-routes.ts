import { findHomeState, homeAddress, listingLabelsFor, composeListing } from "@realtor/ui/listing";
import { Hono } from "hono";
import { listingQuery } from "#app/data/agent-listings.ts";
import type { Sources } from "#app/data/sources.ts";
import { readAgent } from "#app/data/read-agent.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import { splitLocale } from "#app/i18n/language-items.ts";
import { decodePath, type PageRouter } from "../http/address.ts";
import { cacheControl } from "../http/cache-control.ts";
import { redirectMoved } from "../http/redirect-moved.ts";
import type { SiteEnv } from "../http/request-origin.ts";
import { createCalendarFile, endOrDefault } from "./calendar-event.ts";

export interface CalendarRouteOptions {
  loadRouter: () => Promise<PageRouter>;
  sources: Pick<Sources, "getRealtor" | "getListings">;
  now?: () => Date;
}

/**
 * Calendar files of open houses: `/{desiredUrl}/homes/{listingKey}/open-houses/{id}.ics`; on an own domain
 * without the agent's segment, with a locale prefix in other languages.
 */
export function calendarRoutes({
  loadRouter,
  sources,
  now = () => new Date(),
}: CalendarRouteOptions): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get("*", async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const [, page, id] =
      /^(.*\/homes\/[^/]+)\/open-houses\/(\d{8}-\d{4})\.ics$/.exec(pathname) ?? [];
    if (page === undefined) return next();
    const { origin, domain } = c.var;
    const { path, locale } = splitLocale(page);
    const { matchOwnDomain, matchPage } = await loadRouter();
    const decoded = decodePath(path);
    const found: ReturnType<typeof matchPage> =
      domain.kind === "own" ? matchOwnDomain(decoded) : matchPage(decoded);
    const key = found?.params?.["listingKey"];
    if (found?.page !== "listing" || key === undefined) return next();

    const profile = await sources.getRealtor(
      domain.kind === "own" ? domain.origin : (found.desiredUrl ?? ""),
    );
    const moved = profile && found.desiredUrl && redirectMoved(c, found.desiredUrl, profile);
    if (moved) return moved;
    const query = profile && listingQuery(profile);
    if (!query) return c.notFound();
    const loaded = await sources.getListings(query);
    const listings = loaded && { ...loaded, market: query.market };
    const time = now();
    const content =
      listings &&
      composeListing(readAgent(profile, locale), listings, key, locale, {
        now: time.toISOString(),
        today: dateInState(time, findHomeState(listings, key)),
      });
    const openHouse = content?.openHouses.find((one) => one.id === id);
    if (!content || !openHouse?.start) return c.notFound();
    const url = `${origin.protocol}://${origin.host}${page}`;
    const address = homeAddress(content.home);
    const file = createCalendarFile({
      uid: `${key}-${id}@${origin.host}`,
      stamp: time.toISOString(),
      start: openHouse.start,
      end: endOrDefault(openHouse.start, openHouse.end),
      summary: `${listingLabelsFor(locale).openHouses.title}: ${address}`,
      location: address,
      description: [content.agent.name.displayName.text, openHouse.note ?? openHouse.remarks, url]
        .filter(Boolean)
        .join("\n"),
      url,
    });
    return c.body(file, 200, {
      "cache-control": cacheControl.confirmed,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="open-house-${id}.ics"`,
      "x-content-type-options": "nosniff",
    });
  });
}
