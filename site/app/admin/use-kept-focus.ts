import { useCallback, useRef } from "react";

/** A ref for an element that React replaces by another one with the same ref, which takes over its focus. */
export function useKeptFocus() {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (hadFocus.current) element?.focus();
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
}
