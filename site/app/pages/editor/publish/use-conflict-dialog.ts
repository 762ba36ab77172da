import { useEffect } from "react";
import type { Saver } from "#app/profile-editor/saving/create-saver.ts";
import { useSaverState } from "#app/profile-editor/saving/use-saver.ts";

/** Opens the dialog when there is a new conflict, but not before the user sees the editor. */
export function useConflictDialog(saver: Saver, onOpen: () => void): void {
  const count = useSaverState(saver, ({ conflicts }) => conflicts.length);
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
