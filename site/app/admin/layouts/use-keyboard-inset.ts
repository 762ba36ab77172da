import { type RefObject, useEffect } from "react";
import { keyboardInset } from "./split-view.css.ts";

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
