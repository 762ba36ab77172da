"use client";

import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "../../format.ts";
import { Link } from "../link-provider/link-provider.tsx";
import { type LanguageItem, LanguageLink } from "./language-link.tsx";
import * as css from "./language-menu.css.ts";

export interface LanguagePopupProps {
  items: readonly LanguageItem[];
  narrowLink?: { label: string; href: string } | undefined;
  onChoose?: ((locale: string) => void) | undefined;
  triggerContent: ReactNode;
  /** The replaced list was open. */
  initiallyOpen: boolean;
  /** The replaced list contained the focus. */
  initiallyFocused: boolean;
}

/** Language menu with ARIA menu semantics and keyboard navigation. Loaded on demand. */
export function LanguagePopup(props: LanguagePopupProps) {
  const { items, narrowLink, onChoose, triggerContent, initiallyOpen, initiallyFocused } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(initiallyOpen);
  useEffect(() => {
    if (initiallyFocused && !initiallyOpen) trigger.current?.focus();
  }, [initiallyFocused, initiallyOpen]);
  // A modal menu would lock scrolling and shift fixed elements (radix-ui/primitives issue 1272).
  return (
    <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger ref={trigger} className={css.trigger}>
        {triggerContent}
      </DropdownMenu.Trigger>
      {/* No portal: the menu inherits the color scheme of the header. */}
      <DropdownMenu.Content
        className={css.menu}
        align="end"
        // The trigger extends 12 px beyond the header's content.
        alignOffset={12}
        sideOffset={4}
        loop
      >
        {items.map((item) => (
          <DropdownMenu.Item key={item.locale} asChild onSelect={() => onChoose?.(item.locale)}>
            <LanguageLink item={item} />
          </DropdownMenu.Item>
        ))}
        {narrowLink && (
          <DropdownMenu.Item asChild>
            <Link className={classNames(css.item, css.narrow)} href={narrowLink.href}>
              {narrowLink.label}
            </Link>
          </DropdownMenu.Item>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
