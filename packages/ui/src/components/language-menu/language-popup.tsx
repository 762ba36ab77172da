"use client";

import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { LanguageItem } from "./language-item.ts";
import { LanguageLink } from "./language-link.tsx";
import * as css from "./language-menu.css.ts";

export interface LanguagePopupProps {
  items: readonly LanguageItem[];
  onChoose?: ((locale: string) => void) | undefined;
  /** What the trigger shows. */
  face: ReactNode;
  /** The plain list was open when this took its place. */
  initiallyOpen: boolean;
  /** The plain list held the focus when this took its place. */
  initiallyFocused: boolean;
}

/** The language menu as a menu: arrow keys, Esc, outside click. Loaded on the first sign of intent. */
export function LanguagePopup(props: LanguagePopupProps) {
  const { items, onChoose, face, initiallyOpen, initiallyFocused } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(initiallyOpen);
  useEffect(() => {
    if (initiallyFocused && !initiallyOpen) trigger.current?.focus();
  }, [initiallyFocused, initiallyOpen]);
  // Not modal: a menu of three links must not lock the page or shift the header (Radix 1272).
  return (
    <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger ref={trigger} className={css.trigger}>
        {face}
      </DropdownMenu.Trigger>
      {/* No portal: the menu keeps the colour scheme of the header it hangs from. */}
      <DropdownMenu.Content className={css.menu} align="end" sideOffset={4} loop>
        {items.map((item) => (
          <DropdownMenu.Item key={item.locale} asChild onSelect={() => onChoose?.(item.locale)}>
            <LanguageLink item={item} />
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
