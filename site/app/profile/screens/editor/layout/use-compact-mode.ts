import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { keyboardInset } from "#app/admin/layouts/split-view.css.ts";

/** CSS px: lower insets are those of the browser's own bars. */
const minKeyboardHeight = 120;

/**
 * Sets the height of the keyboard on the screen, which covers the lower part of the page, as a CSS
 * variable, and marks the element with `data-keyboard`.
 */
export function useKeyboardInset(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const update = () => {
      const element = root.current;
      if (!element) return;
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      // Zooming with two fingers also makes the visible part smaller.
      const isKeyboard = viewport.scale < 1.01 && covered >= minKeyboardHeight;
      element.style.setProperty(keyboardInset, isKeyboard ? `${Math.round(covered)}px` : "0px");
      element.toggleAttribute("data-keyboard", isKeyboard);
    };
    update();
    viewport.addEventListener("resize", update);
    viewport.addEventListener("scroll", update);
    return () => {
      viewport.removeEventListener("resize", update);
      viewport.removeEventListener("scroll", update);
    };
  }, [root]);
}

/**
 * The list of sections as a sheet below the bar. Opening focuses the current section; Esc closes the
 * sheet and returns the focus to its button.
 */
export function useSectionSheet() {
  const [isOpen, setOpen] = useState(false);
  const navRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const nav = navRef.current;
    if (!isOpen || !nav) return undefined;
    nav.querySelector<HTMLElement>("a[aria-current]")?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      toggleRef.current?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      // The link of the open section changes nothing in the address.
      if (target instanceof Element && target.closest("a")) setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    nav.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      nav.removeEventListener("click", onClick);
    };
  }, [isOpen]);
  return { isOpen, navRef, toggleRef, close, toggle: () => setOpen(!isOpen) };
}
