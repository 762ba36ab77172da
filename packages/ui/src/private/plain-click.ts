import type { MouseEvent } from "react";

/** Whether a click on a link means "here"; with a modifier key it opens elsewhere, as links do. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
