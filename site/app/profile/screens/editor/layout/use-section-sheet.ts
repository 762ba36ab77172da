import { useCallback, useEffect, useRef, useState } from "react";

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
