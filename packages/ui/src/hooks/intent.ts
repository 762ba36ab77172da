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

/** Calls `onNear` once, when the element is less than 400 px from the viewport. */
export function useNearViewport(ref: RefObject<HTMLElement | null>, onNear: () => void): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, onNear]);
}

/**
 * Resolves when the element is no longer `:active`. Replacing an element between pointerdown and
 * pointerup would lose its click event.
 */
export function waitForPointerUp(element: Element | null): Promise<void> {
  if (!element?.matches(":active")) return Promise.resolve();
  const abortController = new AbortController();
  return new Promise((resolve) => {
    // The click event and the state it changes follow in separate tasks.
    const onRelease = () => {
      abortController.abort();
      setTimeout(resolve, 50);
    };
    for (const release of ["pointerup", "pointercancel", "dragend", "keyup"])
      document.addEventListener(release, onRelease, {
        capture: true,
        signal: abortController.signal,
      });
  });
}
