import { cleanText } from "@realtor/profile/text";
import type { HomeMedia } from "../listing-content.ts";
import type { ListingDetailsInput } from "../listing-input.ts";

/** The address of a picture, as photos have it: of a web server, or a path of this one. */
const pictureAddress = /^(?:https?:\/\/|\/(?!\/))\S+$/i;

/** Video, tour and floor plans of a home; only addresses that are safe to link. */
export function readMedia(listing: ListingDetailsInput): HomeMedia {
  const { floorPlanURLs: plans } = listing;
  return {
    video: readWebAddress(listing.videoURL),
    tour: readWebAddress(listing.virtualTourURLUnbranded),
    plans: (Array.isArray(plans) ? plans : []).filter(
      (url) => typeof url === "string" && pictureAddress.test(url),
    ),
  };
}

function readWebAddress(value: ListingDetailsInput["videoURL"]): string | null {
  const text = cleanText(value);
  return text !== null && URL.canParse(text) && new URL(text).protocol === "https:" ? text : null;
}
