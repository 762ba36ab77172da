import { useEffect, type RefObject } from "react";

/**
 * Lets a drawing be drawn once, when it first comes into view. It is complete on the server and
 * without a script; a drawing that is already in view when the script starts stays as it is.
 */
export function useDrawnOnce(ref: RefObject<SVGSVGElement | null>, enabled: boolean): void {
  useEffect(() => {
    const drawing = ref.current;
    if (!enabled || !drawing || typeof IntersectionObserver === "undefined") return undefined;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting) {
          if (!first) drawing.dataset["drawing"] = "started";
          observer.disconnect();
        } else if (first) {
          drawing.dataset["drawing"] = "waiting";
        }
        first = false;
      },
      { threshold: 0.25 },
    );
    observer.observe(drawing);
    return () => {
      observer.disconnect();
      delete drawing.dataset["drawing"];
    };
  }, [ref, enabled]);
}
