import type { KeyboardEvent, SyntheticEvent } from "react";

const interactive =
  "a[href], button, input, select, textarea, label, summary, [contenteditable='true'], [role='menuitem']";

/** True for an event of a control inside the row, or of an overlay that the control opened in a portal. */
function isFromControl({ target, currentTarget }: SyntheticEvent): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest(interactive);
  return !currentTarget.contains(target) || (control !== null && currentTarget.contains(control));
}

/**
 * Ends the propagation in React only. `stopPropagation` would also hide the event from the document,
 * where menus and dialogs listen for a press outside.
 */
function stopInReact(event: SyntheticEvent): void {
  if (isFromControl(event)) event.isPropagationStopped = () => true;
}

function stopPressKeys(event: KeyboardEvent): void {
  if (event.key === "Enter" || event.key === " ") stopInReact(event);
}

/**
 * Handlers for the content of a row or item. react-aria treats every press inside a row as a press of the
 * row: without them, a native button in a row would also select the row or start its action.
 */
export const rowContentHandlers = {
  onPointerDown: stopInReact,
  onMouseDown: stopInReact,
  onClick: stopInReact,
  onKeyDown: stopPressKeys,
};
