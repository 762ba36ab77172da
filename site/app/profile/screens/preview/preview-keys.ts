import { useEffect } from "react";
import { postToEditor } from "./use-editor-messages.ts";

/** Sends the shortcuts of the editor to it while the focus is in the preview. */
export function useShortcutKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || !isShortcut(event)) return;
      event.preventDefault();
      // The list of parts handles some of these keys too.
      event.stopPropagation();
      const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
      postToEditor({
        type: "preview.key",
        key: { key, code, altKey, ctrlKey, metaKey, shiftKey },
      });
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

const commandKeys = new Set(["s", "z", "y", "enter"]);

function isShortcut({ key, code, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (key === "F6") return true;
  const isEditable = target instanceof Element && target.matches("input, textarea, select");
  if (isEditable) return false;
  if (ctrlKey || metaKey) return !altKey && commandKeys.has(key.toLowerCase());
  // Alt and L types another character on some keyboards.
  return key === "?" || (altKey && (key === "ArrowDown" || key === "ArrowUp" || code === "KeyL"));
}

const tabStops =
  ":is(a[href], button, input, select, textarea, summary, iframe, video, [tabindex='0'])";

/** Removes all elements of the page from the tab order, also later ones, except the list of parts. */
export function useSingleTabStop(): void {
  useEffect(() => {
    const removeTabStops = () => {
      for (const element of document.querySelectorAll<HTMLElement>(
        `${tabStops}:not([tabindex='-1'], [data-part-list], [data-part-list] *)`,
      ))
        element.tabIndex = -1;
    };
    removeTabStops();
    const observer = new MutationObserver(removeTabStops);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
