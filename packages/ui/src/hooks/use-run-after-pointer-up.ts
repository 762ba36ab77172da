"use client";

import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that runs a task at once, or after the click if a pointer is down: a task that
 * moves the layout between pointerdown and pointerup would make the click miss its target.
 */
export function useRunAfterPointerUp(): (task: () => void) => void {
  const pressed = useRef(false);
  const queue = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      // The click event is dispatched after pointerup, before timers.
      setTimeout(() => {
        pressed.current = false;
        for (const task of queue.current.splice(0)) task();
      });
    };
    document.addEventListener("pointerdown", press, { capture: true });
    document.addEventListener("pointerup", release, { capture: true });
    document.addEventListener("pointercancel", release, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", press, { capture: true });
      document.removeEventListener("pointerup", release, { capture: true });
      document.removeEventListener("pointercancel", release, { capture: true });
    };
  }, []);
  return useCallback((task) => {
    if (pressed.current) queue.current.push(task);
    else task();
  }, []);
}
