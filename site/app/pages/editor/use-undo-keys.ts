import { useEffect } from "react";
import { useDraftStore } from "./draft/use-draft.ts";

/**
 * Ctrl or Command with Z, Shift+Z and Y undo and redo over all fields. A field's own undo would know
 * nothing of what a button, a photo or another section changed.
 */
export function useUndoKeys(): void {
  const store = useDraftStore();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
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
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [store]);
}
