import { useCallback, useEffect, useRef } from "react";

/** Runs tasks at once, or, while a pointer is down, when its press has landed. */
export function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      // The click follows the release within the same turn.
      setTimeout(() => {
        pressed.current = false;
        for (const task of waiting.current.splice(0)) task();
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
    if (pressed.current) waiting.current.push(task);
    else task();
  }, []);
}
