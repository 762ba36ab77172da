import { useEffect, type RefObject } from "react";

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
