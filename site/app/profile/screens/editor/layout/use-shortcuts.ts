import { type SectionId, sectionIds } from "@realtor/profile/sections";
import { useEffect, useEffectEvent } from "react";

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

/** The parts of the editor that F6 moves between, in order. */
const regions = [
  { selector: "[data-editor-sections]", target: "a[aria-current]" },
  { selector: "[data-editor-form]", target: "#section-title" },
  { selector: "[data-editor-preview]", target: "iframe" },
  { selector: "[data-editor-bar]", target: "button:not([aria-disabled=true]), a" },
] as const;

/** The last focused element of each part, to return to. */
const lastFocused = new Map<string, Element>();

/** Moves the focus to the next visible part of the editor, or to the previous one. */
function focusNextRegion(step: 1 | -1): void {
  const active = document.activeElement;
  const visible = regions.flatMap(({ selector, target }) => {
    const element = document.querySelector<HTMLElement>(selector);
    return element?.checkVisibility() ? [{ selector, element, target }] : [];
  });
  const current = visible.findIndex(({ element }) => element.contains(active));
  const left = visible[current];
  if (left && active) lastFocused.set(left.selector, active);
  const start = current === -1 && step === -1 ? 0 : current;
  const next = visible[(start + step + visible.length) % visible.length];
  if (!next) return;
  const { selector, element, target } = next;
  const previous = lastFocused.get(selector);
  const isPresent = previous instanceof HTMLElement && element.contains(previous);
  (isPresent ? previous : element.querySelector<HTMLElement>(target))?.focus();
}
