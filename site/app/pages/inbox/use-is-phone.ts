import { useSyncExternalStore } from "react";
import { media } from "@realtor/ui/styles";

/** Whether list and detail replace each other, as `inbox.css.ts` has it. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matches(media.mobile));
}

/** Whether there is room for an entry next to the list. */
export function hasRoomForDetail(): boolean {
  return matches(media.aboveMobile);
}

/** jsdom has no matchMedia. */
function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== "function") return () => undefined;
  const query = matchMedia(media.mobile);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
