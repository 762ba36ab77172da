import { cleanText } from "@realtor/profile/text";
import type { HomeMedia } from "../listing-content.ts";
import type { ListingDetailsInput } from "../listing-input.ts";

/** Video, tour and floor plans of a home; no other addresses than of secure web pages and of stored pictures. */
export function readMedia(listing: ListingDetailsInput): HomeMedia {
  return {
    video: readWebAddress(listing.videoURL),
    tour: readWebAddress(listing.virtualTourURLUnbranded),
    plans: (Array.isArray(listing.floorPlanURLs) ? listing.floorPlanURLs : []).filter(
      (url) => typeof url === "string" && (/^\/(?!\/)/.test(url) || readWebAddress(url) !== null),
    ),
  };
}

function readWebAddress(value: ListingDetailsInput["videoURL"]): string | null {
  const text = cleanText(value);
  return text !== null && URL.canParse(text) && new URL(text).protocol === "https:" ? text : null;
}
