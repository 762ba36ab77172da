"use client";

import { useCallback, useEffect, useRef } from "react";

/**
 * While an item is dragged by keyboard, the space bar drops it, as it picked it up; react-aria has only
 * Enter. Call `start` and `end` with the drag.
 */
export function useDropBySpace() {
  const remove = useRef<() => void>(() => undefined);
  const end = useCallback(() => remove.current(), []);
  const start = useCallback(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { type, target } = event;
      target?.dispatchEvent(new KeyboardEvent(type, { key: "Enter", bubbles: true }));
    };
    // Before the listeners of react-aria on the document.
    for (const type of ["keydown", "keyup"] as const)
      addEventListener(type, onKey, { capture: true });
    remove.current = () => {
      for (const type of ["keydown", "keyup"] as const)
        removeEventListener(type, onKey, { capture: true });
    };
  }, []);
  useEffect(() => end, [end]);
  return { start, end };
}
