import { useEffect, type RefObject } from "react";

const signs = ["pointerenter", "touchstart", "focusin", "click"] as const;

/** Calls back at every sign that someone is about to use an element, the first one included. */
export function useIntent(ref: RefObject<HTMLElement | null>, onIntent: () => void): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    for (const sign of signs) element.addEventListener(sign, onIntent, { passive: true });
    return () => {
      for (const sign of signs) element.removeEventListener(sign, onIntent);
    };
  }, [ref, onIntent]);
}
