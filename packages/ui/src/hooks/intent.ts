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

/**
 * Resolves when the element is no longer `:active`. Replacing an element between pointerdown and
 * pointerup would lose its click event.
 */
export function waitForPointerUp(element: Element | null): Promise<void> {
  if (!element?.matches(":active")) return Promise.resolve();
  const aborter = new AbortController();
  return new Promise((resolve) => {
    // The click event and the state it changes follow in separate tasks.
    const onRelease = () => {
      aborter.abort();
      setTimeout(resolve, 50);
    };
    for (const release of ["pointerup", "pointercancel", "dragend", "keyup"])
      document.addEventListener(release, onRelease, { capture: true, signal: aborter.signal });
  });
}
