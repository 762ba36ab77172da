import { useEffect, type RefObject } from "react";

const intentEvents = ["pointerenter", "touchstart", "focusin", "click"] as const;

/** Calls `onIntent` on every event that suggests the user is about to use the element: hover, touch, focus, click. */
export function useIntent(ref: RefObject<HTMLElement | null>, onIntent: () => void): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    for (const event of intentEvents) element.addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of intentEvents) element.removeEventListener(event, onIntent);
    };
  }, [ref, onIntent]);
}
