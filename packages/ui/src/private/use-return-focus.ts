import { useRef } from "react";

/**
 * For Radix dialogs that are opened from many places: Radix gives the focus back to its own trigger
 * only. `remember` when the dialog opens, `giveBack` as its `onCloseAutoFocus`.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = triggerOf(document.activeElement) ?? document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** The button of the menu that an item is chosen from: the item itself is gone by then. */
function triggerOf(item: Element | null): HTMLElement | null {
  const id = item?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return id ? document.getElementById(id) : null;
}
