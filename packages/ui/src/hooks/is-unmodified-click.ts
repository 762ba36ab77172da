import type { MouseEvent } from "react";

/** Whether a click is a primary click without modifier keys, i.e. would not open a new tab or window. */
export function isUnmodifiedClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
