"use client";

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
} from "react";
import { flushSync } from "react-dom";
import { classNames } from "../../format.ts";
import { waitForPointerUp, useIntent } from "../../hooks/intent.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Link } from "../link-provider/link-provider.tsx";
import { GlobeIcon } from "../icons/page-icons.ts";
import { type LanguageItem, LanguageLink } from "./language-link.tsx";
import * as css from "./language-menu.css.ts";
import type { LanguagePopupProps } from "./language-popup.tsx";

export type { LanguageItem } from "./language-link.tsx";

export interface LanguageMenuProps extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name: 언어 선택. */
  label: string;
  /** Exactly one item has `current`. */
  items: readonly LanguageItem[];
  /** A link below the languages, up to 360 px: for a header that has no room for it. */
  narrowLink?: { label: string; href: string } | undefined;
  /** Called before the link is followed, for example to store the choice. */
  onChoose?: ((locale: string) => void) | undefined;
}

interface Popup {
  readonly Component: ComponentType<LanguagePopupProps>;
  readonly open: boolean;
  readonly focused: boolean;
}

/**
 * Language menu. Renders a `<details>` element of links that works without JavaScript; the first
 * pointer, touch or focus event replaces it with a keyboard-accessible menu.
 */
export function LanguageMenu(props: LanguageMenuProps) {
  const { label, items, narrowLink, onChoose, ...root } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const loadStarted = useRef(false);
  const [popup, setPopup] = useState<Popup>();
  const current = items.find((item) => item.current);

  const enhance = useCallback(() => {
    if (loadStarted.current) return;
    loadStarted.current = true;
    const replaceList = async () => {
      const { LanguagePopup } = await import("./language-popup.tsx");
      await waitForPointerUp(details.current);
      // At once: a press before a later commit would lose its click with the replaced element.
      flushSync(() =>
        setPopup({
          Component: LanguagePopup,
          open: details.current?.open ?? false,
          focused: details.current?.contains(document.activeElement) ?? false,
        }),
      );
    };
    replaceList().catch(() => {
      // The list still works; the next pointer or focus event tries again.
      loadStarted.current = false;
    });
  }, []);
  useIntent(details, enhance);
  useEffect(() => {
    // The pointer or focus event may have happened before hydration.
    if (details.current?.matches(":hover, :focus-within, [open]")) enhance();
  }, [enhance]);

  const triggerContent = (
    <>
      <GlobeIcon />
      <span className={visuallyHidden}>{label}: </span>
      {current && <span lang={current.lang}>{current.label}</span>}
    </>
  );

  const links = items.map((item) => (
    <li key={item.locale}>
      <LanguageLink item={item} onClick={() => onChoose?.(item.locale)} />
    </li>
  ));

  return (
    <div {...root} className={classNames(css.root, root.className)}>
      {popup ? (
        <popup.Component
          items={items}
          narrowLink={narrowLink}
          onChoose={onChoose}
          triggerContent={triggerContent}
          initiallyOpen={popup.open}
          initiallyFocused={popup.focused}
        />
      ) : (
        <details ref={details}>
          <summary className={css.trigger}>{triggerContent}</summary>
          <ul className={classNames(css.menu, css.list)}>
            {links}
            {narrowLink && (
              <li className={css.narrow}>
                <Link className={css.item} href={narrowLink.href}>
                  {narrowLink.label}
                </Link>
              </li>
            )}
          </ul>
        </details>
      )}
    </div>
  );
}
