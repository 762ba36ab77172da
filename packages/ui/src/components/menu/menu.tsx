"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../private/class-names.ts";
import * as css from "./menu.css.ts";

interface ItemLook {
  /** What is said; unique in the menu. */
  label: string;
  icon?: ReactNode;
  /** Cannot be undone: in red, last, after a rule. */
  danger?: boolean | undefined;
}

/** An action, or a link when it has an `href`. */
export type MenuItem = ItemLook &
  (
    | { href: string; onSelect?: undefined; disabled?: undefined }
    | { href?: undefined; onSelect: () => void; disabled?: boolean | undefined }
  );

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`, with its own name. */
  trigger: ReactElement;
  /** At least one, each with a `label`, an `icon` and `onSelect` or `href`. */
  items: readonly MenuItem[];
  /** Which edge of the trigger the menu is aligned to. */
  align?: "start" | "end" | undefined;
  /** Open from the start. */
  defaultOpen?: boolean | undefined;
}

function Item({ item }: { item: MenuItem }) {
  const className = classNames(css.item, item.danger && css.danger);
  if (item.href !== undefined) {
    return (
      <Radix.Item asChild>
        <a className={className} href={item.href}>
          {item.icon}
          {item.label}
        </a>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item className={className} disabled={item.disabled === true} onSelect={item.onSelect}>
      {item.icon}
      {item.label}
    </Radix.Item>
  );
}

/**
 * Actions behind one button: arrow keys, Home, End, first letters and Esc. What is dangerous comes
 * last, whatever the order given. Brings Radix: import it lazily.
 */
export function Menu({ trigger, items, align = "end", defaultOpen = false }: MenuProps) {
  const calm = items.filter((item) => !item.danger);
  const dangerous = items.filter((item) => item.danger);
  return (
    // Not modal: a menu must not lock the page or shift what is fixed (Radix 1272).
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* No portal: the menu keeps the colour scheme it hangs in. */}
      <Radix.Content className={css.menu} align={align} sideOffset={4} loop>
        {calm.map((item) => (
          <Item key={item.label} item={item} />
        ))}
        {calm.length > 0 && dangerous.length > 0 && <Radix.Separator className={css.rule} />}
        {dangerous.map((item) => (
          <Item key={item.label} item={item} />
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}
