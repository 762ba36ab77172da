import { useEffect, useEffectEvent } from "react";
import { partElementId } from "../../form/part.tsx";
import { type PartId, parts } from "../../form/parts.ts";

interface ListingKeys {
  /** The open part of a form with parts. */
  current?: PartId;
  onPublish: () => void;
  onSave: () => void;
  /** Opens the next language of a screen that shows one. */
  onLanguage?: () => void;
}

/**
 * Ctrl or Command with Enter publishes, with S saves; Alt with an arrow opens the next or previous part, with L the
 * next language.
 */
export function useListingKeys({ current, onPublish, onSave, onLanguage }: ListingKeys): void {
  const run = useEffectEvent((event: KeyboardEvent): boolean => {
    const { altKey, key } = event;
    const command = event.ctrlKey || event.metaKey;
    if (command && !altKey && key === "Enter") onPublish();
    else if (command && !altKey && key.toLowerCase() === "s") onSave();
    // `key` is another character on a Mac.
    else if (onLanguage && altKey && !command && event.code === "KeyL") onLanguage();
    else if (current && altKey && !command && (key === "ArrowDown" || key === "ArrowUp"))
      return openNeighbor(current, key === "ArrowDown" ? 1 : -1, event.target);
    else return false;
    return true;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      const { target } = event;
      const inLayer = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
      if (target instanceof Element && target.closest(inLayer)) return;
      if (run(event)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

/** False where the key opens a list. */
function openNeighbor(current: PartId, step: 1 | -1, target: EventTarget | null): boolean {
  const opensByArrow = "select, [role=combobox], [aria-haspopup=listbox], [role=spinbutton]";
  if (target instanceof Element && target.closest(opensByArrow)) return false;
  const next = parts[parts.indexOf(current) + step];
  if (next) document.getElementById(partElementId(next))?.focus();
  return true;
}
