import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";

const ownPaste = "input, textarea, [contenteditable=true], [role=dialog]";

/** Takes files that are pasted anywhere on the page, except into a field, a dialog or a focused drop zone. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isElsewhere = event.target instanceof Element && event.target.closest(ownPaste) !== null;
    if (event.defaultPrevented || isElsewhere || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}

/** How long a second press at the same place belongs to the first. */
const repeatMs = 800;
const samePlacePx = 12;

/**
 * Recognizes the second press of a double click, under which the next photo has moved. A press by keyboard
 * is never a repeated one: the focus moves instead.
 */
export function useRepeatedPress(): (click: MouseEvent) => boolean {
  const last = useRef<{ at: number; x: number; y: number } | null>(null);
  return ({ timeStamp: at, clientX: x, clientY: y, detail }) => {
    if (detail === 0) return false;
    const before = last.current;
    last.current = { at, x, y };
    return (
      before !== null &&
      at - before.at < repeatMs &&
      Math.hypot(x - before.x, y - before.y) < samePlacePx
    );
  };
}

const itemSelector = "[role=row], li";

/**
 * Restores the focus when the focused button is removed with its item: focuses the next tile of a grid list, on
 * which a repeated key does nothing; in another list the button of the same name in the next item, else its
 * first button. Without an item it focuses the button of `addArea`.
 */
export function useRestoreFocus(
  root: RefObject<HTMLElement | null>,
  addArea: RefObject<HTMLElement | null>,
): void {
  const lastFocused = useRef<{ element: Element; index: number; name: string } | null>(null);
  useEffect(() => {
    const recordFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !root.current?.contains(target)) return;
      // A grid list focuses the next item before the focus is restored.
      if (lastFocused.current && !lastFocused.current.element.isConnected) return;
      lastFocused.current = locate(root.current, target);
    };
    document.addEventListener("focusin", recordFocus);
    return () => document.removeEventListener("focusin", recordFocus);
  }, [root]);
  useEffect(() => {
    const restore = () => {
      const removed = lastFocused.current;
      if (!removed) return;
      if (removed.element.isConnected) {
        // Another item may have come before it.
        if (root.current) lastFocused.current = locate(root.current, removed.element);
        return;
      }
      lastFocused.current = null;
      const items = [...(root.current?.querySelectorAll(itemSelector) ?? [])];
      const item = items[removed.index] ?? items.at(-1);
      // A grid list focuses one of its items; any other element was focused by the user.
      const isItem = items.some((each) => each === document.activeElement);
      if (document.activeElement !== document.body && !isItem) return;
      const buttons = [...(item?.querySelectorAll("button") ?? [])];
      if (item instanceof HTMLElement && item.role === "row") return item.focus();
      const sameButton = buttons.find((button) => getButtonName(button) === removed.name);
      // The first button of a drop zone is for pasting.
      const addButton = [...(addArea.current?.querySelectorAll("button") ?? [])].at(-1);
      (sameButton ?? buttons[0] ?? addButton)?.focus();
    };
    // A grid list renders its items after this effect.
    const frame = requestAnimationFrame(restore);
    return () => cancelAnimationFrame(frame);
  });
}

/** An element with the position of its item. */
function locate(root: HTMLElement, element: Element) {
  const items = [...root.querySelectorAll(itemSelector)];
  const index = items.findIndex((item) => item.contains(element));
  return { element, index, name: getButtonName(element) };
}

function getButtonName(button: Element): string {
  return button.getAttribute("aria-label") ?? button.textContent;
}
