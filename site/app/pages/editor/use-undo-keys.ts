import { useEffect } from "react";
import { useDraftStore } from "./draft/use-draft.ts";

/**
 * Ctrl/Command+Z, Shift+Z and Y undo and redo across all fields. The native undo of an input does
 * not know changes by buttons, photos or other sections.
 */
export function useUndoKeys(): void {
  const store = useDraftStore();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      if (
        event.target instanceof Element &&
        event.target.closest("[role=dialog], [role=alertdialog]")
      )
        return;
      const key = event.key.toLowerCase();
      const redo = key === "y" || (key === "z" && event.shiftKey);
      if (!redo && key !== "z") return;
      event.preventDefault();
      if (redo) store.redo();
      else store.undo();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [store]);
}
