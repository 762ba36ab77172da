import { type RefObject, useEffect, useRef } from "react";

/**
 * Restores the focus in a list whose items are added and removed. If the focused button is removed
 * with its item, focuses the button of the same name in the item now at that index, else the first
 * button of that item, else `fallback`.
 */
export function useRestoreFocus(
  list: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): void {
  const lastFocused = useRef<{ element: Element; index: number; name: string } | null>(null);
  useEffect(() => {
    const recordFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !list.current?.contains(target)) return;
      const index = [...list.current.children].findIndex((item) => item.contains(target));
      lastFocused.current = { element: target, index, name: getButtonName(target) };
    };
    document.addEventListener("focusin", recordFocus);
    return () => document.removeEventListener("focusin", recordFocus);
  }, [list]);
  useEffect(() => {
    const removed = lastFocused.current;
    if (!removed || removed.element.isConnected) return;
    lastFocused.current = null;
    // The focus has been moved elsewhere.
    if (document.activeElement !== document.body) return;
    const items = [...(list.current?.children ?? [])];
    const item = items[removed.index] ?? items.at(-1);
    const buttons = [...(item?.querySelectorAll("button") ?? [])];
    const sameButton = buttons.find((button) => getButtonName(button) === removed.name);
    (sameButton ?? buttons[0] ?? fallback.current)?.focus();
  });
}

function getButtonName(button: Element): string {
  return button.getAttribute("aria-label") ?? button.textContent;
}
