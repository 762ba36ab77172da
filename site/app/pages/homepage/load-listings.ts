import type { LoadedListings } from "@realtor/ui/templates";
import type { PageData } from "#app/page.ts";
import { homepageFormats } from "./homepage-formats.ts";
import type { HomepageProps } from "./homepage-props.ts";

const pageData = /<script[^>]*\bid="page-data"[^>]*>([^<]*)</;

/**
 * Loads the listings of a homepage from its page data.
 *
 * @throws {Error} The response is not a homepage.
 */
export async function loadListings(url: string): Promise<LoadedListings> {
  const response = await fetch(url);
  const json = pageData.exec(await response.text())?.[1];
  if (!response.ok || json === undefined) {
    throw new Error(`${url} responded with ${response.status} and no listings. Open it instead.`);
  }
  const { props, address } = JSON.parse(json) as PageData; // serialized by the server of this page
  const { content, written } = props as unknown as HomepageProps; // of the same page as this one
  return {
    listings: content.listings,
    formats: homepageFormats(address.locale, content.listings, written),
  };
}
