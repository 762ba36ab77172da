"use client";

import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { classNames } from "../../private/class-names.ts";
import { pressEnds } from "../../private/press-ends.ts";
import { useIntent } from "../../private/use-intent.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { GlobeIcon } from "../icon/icons.ts";
import type { LanguageItem } from "./language-item.ts";
import { LanguageLink } from "./language-link.tsx";
import * as css from "./language-menu.css.ts";
import type { LanguagePopupProps } from "./language-popup.tsx";

export interface LanguageMenuProps {
  /** Accessible name: 언어 선택. */
  label: string;
  /** The languages, one of them current. */
  items: readonly LanguageItem[];
  /** Called on choice, before the link is followed: the place to remember it. */
  onChoose?: ((locale: string) => void) | undefined;
}

interface Popup {
  readonly Component: ComponentType<LanguagePopupProps>;
  readonly open: boolean;
  readonly focused: boolean;
}

/**
 * Globe and current language, with the others one step away. Works without JavaScript as a
 * `<details>` of links; the first pointer, touch or focus loads the real menu in its place.
 */
export function LanguageMenu({ label, items, onChoose }: LanguageMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const asked = useRef(false);
  const [popup, setPopup] = useState<Popup>();
  const current = items.find((item) => item.current);

  const enhance = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    const swap = async () => {
      const { LanguagePopup } = await import("./language-popup.tsx");
      await pressEnds(root.current);
      setPopup({
        Component: LanguagePopup,
        open: details.current?.open ?? false,
        focused: details.current?.contains(document.activeElement) ?? false,
      });
    };
    swap().catch(() => {
      // The plain list keeps working; the next sign of intent tries again.
      asked.current = false;
    });
  }, []);
  useIntent(root, enhance);
  useEffect(() => {
    // The intent may have come before the script did.
    if (root.current?.matches(":hover, :focus-within, :has(details[open])")) enhance();
  }, [enhance]);

  const face = (
    <>
      <GlobeIcon />
      <span className={visuallyHidden}>{label}: </span>
      {current && <span lang={current.lang}>{current.label}</span>}
    </>
  );

  return (
    <div ref={root} className={css.root}>
      {popup ? (
        <popup.Component
          items={items}
          onChoose={onChoose}
          face={face}
          initiallyOpen={popup.open}
          initiallyFocused={popup.focused}
        />
      ) : (
        <details ref={details}>
          <summary className={css.trigger}>{face}</summary>
          <ul className={classNames(css.menu, css.hanging)}>
            {items.map((item) => (
              <li key={item.locale}>
                <LanguageLink item={item} onClick={() => onChoose?.(item.locale)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
