"use client";

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import * as css from "./tabs.css.ts";

export interface Tab {
  /** Unique among the tabs. */
  readonly id: string;
  readonly label: string;
  /** How many are inside, written as the page's language does. */
  readonly count?: string | undefined;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  /** At least one. */
  tabs: readonly Tab[];
  /** The one shown; without it the tabs keep that themselves. */
  value?: string | undefined;
  /** The one shown first, where the tabs keep that themselves. */
  defaultValue?: string | undefined;
  /** Another tab was chosen. */
  onChange?: ((id: string) => void) | undefined;
}

/** Where a key leads from one of `total` tabs, going round at the ends; null for other keys. */
function targetOf(key: string, index: number, total: number): number | null {
  if (key === "ArrowRight") return (index + 1) % total;
  if (key === "ArrowLeft") return (index - 1 + total) % total;
  if (key === "Home") return 0;
  return key === "End" ? total - 1 : null;
}

/**
 * Views of one thing, side by side, one shown at a time; one tab stop, moved by arrows, Home and End
 * (WAI-ARIA tabs). What is typed in a hidden panel stays. For views with addresses use links.
 */
export function Tabs({ label, tabs, value, defaultValue, onChange }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const asked = value ?? own;
  // An unknown one, as after a tab has gone, shows the first.
  const selected = Math.max(
    0,
    tabs.findIndex(({ id }) => id === asked),
  );

  const choose = (tab: Tab | undefined) => {
    if (!tab || tab === tabs[selected]) return;
    setOwn(tab.id);
    onChange?.(tab.id);
  };
  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, selected, tabs.length);
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(tabs[target]);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div>
      <div ref={list} className={css.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}tab-${index}`}
            className={css.tab}
            aria-selected={index === selected}
            aria-controls={`${base}panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={move}
          >
            {tab.label} {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}panel-${index}`}
          className={css.panel}
          aria-labelledby={`${base}tab-${index}`}
          tabIndex={0}
          hidden={index !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
