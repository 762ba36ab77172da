import type { MouseEvent } from "react";

/** For links handled in the page: prevents navigation and returns true, unless a modifier key is pressed. */
export function interceptClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isModified || event.button !== 0) return false;
  event.preventDefault();
  return true;
}
