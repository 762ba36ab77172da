import type { MouseEvent } from "react";

/** For a link that this page can follow by itself: true for a plain press, and the browser then stays. */
export function staysHere(event: MouseEvent): boolean {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (elsewhere || event.button !== 0) return false;
  event.preventDefault();
  return true;
}
