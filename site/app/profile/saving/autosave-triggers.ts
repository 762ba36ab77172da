import { subscribeSession } from "#app/session/session-store.ts";
import type { Saver } from "./create-saver.ts";

/**
 * Saves when a field is left and when the page is hidden or closed; repeats what waits when the
 * connection or the session is back. Returns a function that stops it.
 */
export function startAutosaveTriggers(saver: Pick<Saver, "flush" | "resume">): () => void {
  const flush = () => void saver.flush();
  // A number field passes on its number when it loses the focus.
  const onFieldLeft = () => void setTimeout(flush);
  const onVisibility = () => {
    if (document.visibilityState === "hidden") flush();
  };
  const onPageHide = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    flush();
  };
  const unsubscribe = subscribeSession(saver.resume);
  document.addEventListener("focusout", onFieldLeft);
  document.addEventListener("visibilitychange", onVisibility);
  addEventListener("pagehide", onPageHide);
  addEventListener("online", saver.resume);
  return () => {
    unsubscribe();
    document.removeEventListener("focusout", onFieldLeft);
    document.removeEventListener("visibilitychange", onVisibility);
    removeEventListener("pagehide", onPageHide);
    removeEventListener("online", saver.resume);
    flush();
  };
}
