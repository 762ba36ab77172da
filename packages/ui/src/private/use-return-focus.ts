import { useRef } from "react";

/**
 * For Radix dialogs that are opened from many places: Radix gives the focus back to its own trigger
 * only. `remember` when the dialog opens, `giveBack` as its `onCloseAutoFocus`.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
