import type { MouseEvent as ReactMouseEvent } from "react";

/** A click event of React or of the DOM. */
export type ClickEvent = Pick<
  ReactMouseEvent | MouseEvent,
  "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented" | "preventDefault"
>;

/** Whether a click is a primary click without modifier keys, i.e. would not open a new tab or window. */
export function isUnmodifiedClick(event: ClickEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
