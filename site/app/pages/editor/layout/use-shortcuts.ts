import { useEffect, useEffectEvent } from "react";
import { type SectionId, sectionIds } from "#app/profile-editor/fields/define-field.ts";
import { focusNextRegion } from "./editor-regions.ts";

interface Shortcuts {
  section: SectionId;
  onSave: () => void;
  onPublish: () => void;
  onHelp: () => void;
}

/**
 * The keyboard shortcuts of the editor, except in dialogs: save, publish, next part, next section and
 * the list of shortcuts. Undo and redo: `useUndoKeys`.
 */
export function useShortcuts({ section, onSave, onPublish, onHelp }: Shortcuts): void {
  const run = useEffectEvent((event: KeyboardEvent): boolean => {
    const { altKey, key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    if (command && !altKey && key.toLowerCase() === "s") onSave();
    else if (command && !altKey && key === "Enter") onPublish();
    else if (key === "F6" && !command) focusNextRegion(shiftKey ? -1 : 1);
    else if (altKey && !command && (key === "ArrowDown" || key === "ArrowUp")) {
      if (opensByArrow(event.target)) return false;
      openNeighbor(section, key === "ArrowDown" ? 1 : -1);
    } else if (key === "?" && !command && !isEditable(event.target)) onHelp();
    else return false;
    return true;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      const { target } = event;
      if (
        target instanceof Element &&
        target.closest("[role=dialog], [role=alertdialog], [role=menu]")
      )
        return;
      if (run(event)) event.preventDefault();
    };
    // Grid lists end the propagation of keys that are pressed in their rows.
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

function openNeighbor(section: SectionId, step: 1 | -1): void {
  const next = sectionIds[sectionIds.indexOf(section) + step];
  if (next) location.hash = next;
}

/** Alt and an arrow open the list of such a control. */
function opensByArrow(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches("select, [role=combobox], [aria-haspopup=listbox]")
  );
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select, [role=spinbutton]"))
  );
}
