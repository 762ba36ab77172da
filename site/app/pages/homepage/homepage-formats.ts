import type { Locale } from "@realtor/api/locales";
import type { Formats, HomepageContent } from "@realtor/ui/templates";
import { type FormatCache, memoizeFormats } from "#app/i18n/formats/format-cache.ts";
import { stateOfMarket } from "#app/i18n/formats/dates.ts";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";

/** The formats of a homepage, in the time zone of its listings; `written` has those of the server. */
export function homepageFormats(
  locale: Locale,
  listings: HomepageContent["listings"],
  written: FormatCache | undefined,
): Formats {
  const state = stateOfMarket(listings.state === "ready" ? listings.market : "");
  const formats = formatsFor(locale, state);
  return written ? memoizeFormats(formats, written) : formats;
}
