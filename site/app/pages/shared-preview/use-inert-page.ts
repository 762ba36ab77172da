import { type RefObject, useEffect, useRef } from "react";

/**
 * Makes links and forms inside an element do nothing; links to a part of the page still scroll. Form fields
 * keep working, so that they can be tried. Returns the ref of the element.
 */
export function useInertPage(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest("a[href]");
      if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener("click", onClick, { capture: true });
    element.addEventListener("submit", onSubmit, { capture: true });
    return () => {
      element.removeEventListener("click", onClick, { capture: true });
      element.removeEventListener("submit", onSubmit, { capture: true });
    };
  }, []);
  return ref;
}
