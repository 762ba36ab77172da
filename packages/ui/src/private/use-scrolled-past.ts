import { useSyncExternalStore } from "react";

function watchScroll(changed: () => void): () => void {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}

/** Whether the page is scrolled further than `threshold` px. False on the server. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => window.scrollY > threshold,
    () => false,
  );
}
