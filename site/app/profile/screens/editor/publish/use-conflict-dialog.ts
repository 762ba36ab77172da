import { useEffect } from "react";
import { useStore } from "zustand";
import type { Saver } from "#app/profile/saving/create-saver.ts";

/** Opens the dialog of conflicts when there is a new conflict, but not before the user sees the editor. */
export function useConflictDialog(saver: Saver, onOpen: () => void): void {
  const count = useStore(saver, ({ conflicts }) => conflicts.length);
  useEffect(() => {
    if (count === 0) return undefined;
    const openWhenVisible = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", openWhenVisible);
      onOpen();
    };
    document.addEventListener("visibilitychange", openWhenVisible);
    // After the editor has been painted.
    const frame = requestAnimationFrame(() => requestAnimationFrame(openWhenVisible));
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", openWhenVisible);
    };
  }, [count, onOpen]);
}
