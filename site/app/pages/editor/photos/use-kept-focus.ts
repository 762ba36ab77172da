import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a list whose items come and go: where the focused button went with its item, it
 * goes to the button of that name in the item that took the place, else to that item's first button,
 * else to `fallback`.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): void {
  const last = useRef<{ element: Element; index: number; name: string } | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !list.current?.contains(target)) return;
      const index = [...list.current.children].findIndex((item) => item.contains(target));
      last.current = { element: target, index, name: nameOf(target) };
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [list]);
  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected) return;
    last.current = null;
    // Somebody moved it on purpose.
    if (document.activeElement !== document.body) return;
    const items = [...(list.current?.children ?? [])];
    const item = items[lost.index] ?? items.at(-1);
    const buttons = [...(item?.querySelectorAll("button") ?? [])];
    const alike = buttons.find((button) => nameOf(button) === lost.name);
    (alike ?? buttons[0] ?? fallback.current)?.focus();
  });
}

function nameOf(button: Element): string {
  return button.getAttribute("aria-label") ?? button.textContent;
}
