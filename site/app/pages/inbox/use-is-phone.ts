import { media } from "@realtor/ui/styles";
import { matchesMedia, useMediaQuery } from "#app/layout/use-media-query.ts";

/** Whether list and detail replace each other, as `inbox.css.ts` has it. */
export function useIsPhone(): boolean {
  return useMediaQuery(media.mobile);
}

/** Whether there is room for an entry next to the list. */
export function hasRoomForDetail(): boolean {
  return matchesMedia(media.aboveMobile);
}
