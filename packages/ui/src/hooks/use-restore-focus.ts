import { useRef } from "react";

/**
 * Restores focus when a Radix dialog without a `Trigger` closes; Radix handles its own trigger only.
 * Call `saveFocus` when the dialog opens and pass `restoreFocus` as `onCloseAutoFocus`. The element of `findTarget`
 * gets the focus instead, if it returns one.
 */
export function useRestoreFocus(findTarget?: () => HTMLElement | null | undefined) {
  const opener = useRef<Element | null>(null);
  return {
    saveFocus: () => {
      opener.current = triggerOf(document.activeElement) ?? document.activeElement;
    },
    restoreFocus: (event: Event) => {
      event.preventDefault();
      const target = findTarget?.() ?? opener.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

/** The trigger of the menu that contains the item; the item is unmounted when the dialog closes. */
function triggerOf(item: Element | null): HTMLElement | null {
  const id = item?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return id ? document.getElementById(id) : null;
}
