"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { type ComponentProps, Fragment, type ReactElement, type ReactNode, useId } from "react";
import { classNames } from "../../format.ts";
import { Link } from "../link-provider/link-provider.tsx";
import * as css from "./menu.css.ts";

interface MenuItemBase {
  /** Unique in the menu. */
  label: string;
  /** Language of the label, if it is not that of the page. */
  lang?: string | undefined;
  /** After the label, in the language of the page. */
  detail?: string | undefined;
  /** At the end of the line: what the item changes, such as the present status. */
  currentValue?: string | undefined;
  icon?: ReactNode;
  /** Destructive: red and moved to the end, after a separator. */
  danger?: boolean | undefined;
  /** Adds a separator before the item, unless it is the first one. False joins the first `danger` item to those before. */
  startsGroup?: boolean | undefined;
}

/** An action, or a link when it has an `href`. */
export type MenuItem = MenuItemBase &
  (
    | { href: string; onSelect?: undefined; disabled?: undefined }
    | { href?: undefined; onSelect: () => void; disabled?: boolean | undefined }
  );

export interface MenuProps extends Omit<ComponentProps<"div">, "children"> {
  /** A `Button` or `IconButton` with an accessible name. */
  trigger: ReactElement;
  /** At least one item. */
  items: readonly MenuItem[];
  /** What the menu cannot do, and why: text below the items, and the description of the menu. */
  note?: { text: string; icon?: ReactNode } | undefined;
  /** Side of the trigger; `left` for a menu that is higher than the space below or above its trigger. */
  side?: "bottom" | "left" | undefined;
  /** Edge of the trigger that the menu is aligned to. */
  align?: "start" | "end" | undefined;
  /** Controlled; uncontrolled by default. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

function Content({ icon, label, lang, detail, currentValue }: MenuItemBase) {
  return (
    <>
      {icon}
      <span>
        <span lang={lang}>{label}</span>
        {detail && ` · ${detail}`}
      </span>
      {currentValue && " "}
      {currentValue && <span className={css.currentValue}>{currentValue}</span>}
    </>
  );
}

function Item({ item }: { item: MenuItem }) {
  const className = classNames(css.item, item.danger && css.danger);
  if (item.href !== undefined) {
    return (
      <Radix.Item asChild>
        <Link className={className} href={item.href}>
          <Content {...item} />
        </Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item className={className} disabled={item.disabled === true} onSelect={item.onSelect}>
      <Content {...item} />
    </Radix.Item>
  );
}

/**
 * Menu button with ARIA menu keyboard navigation. Items with `danger` are moved to the end. Native
 * attributes and `ref` go to the popup. Depends on Radix: import it lazily.
 */
export function Menu(props: MenuProps) {
  const { trigger, items, side, align = "end", open, defaultOpen = false, ...rest } = props;
  const { onOpenChange, note, className, dir: _, ...root } = rest;
  const noteId = useId();
  const regularItems = items.filter((item) => !item.danger);
  const dangerItems = items.filter((item) => item.danger);
  return (
    // A modal menu would lock scrolling and shift fixed elements (radix-ui/primitives issue 1272).
    <Radix.Root
      modal={false}
      defaultOpen={defaultOpen}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* No portal: the menu inherits the color scheme. */}
      <Radix.Content
        {...(note && { "aria-describedby": noteId })}
        {...root}
        className={classNames(css.menu, className)}
        side={side ?? "bottom"}
        align={align}
        sideOffset={4}
        collisionPadding={4}
        loop
      >
        {regularItems.map((item, index) => (
          <Fragment key={item.label}>
            {item.startsGroup && index > 0 && <Radix.Separator className={css.rule} />}
            <Item item={item} />
          </Fragment>
        ))}
        {regularItems.length > 0 && dangerItems[0] && dangerItems[0].startsGroup !== false && (
          <Radix.Separator className={css.rule} />
        )}
        {dangerItems.map((item) => (
          <Item key={item.label} item={item} />
        ))}
        {note && (
          <Radix.Label id={noteId} className={css.note}>
            {note.icon}
            <span>{note.text}</span>
          </Radix.Label>
        )}
      </Radix.Content>
    </Radix.Root>
  );
}
