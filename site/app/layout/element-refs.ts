import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** CSS px of the content box. */
interface ElementSize {
  width: number;
  height: number;
}

/** The ref of an element and its size, after each change; undefined before the first layout. */
export function useElementSize(): [RefObject<HTMLDivElement | null>, ElementSize | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ElementSize>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

/** As a `ref`: moves the focus to the element when it is rendered. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
