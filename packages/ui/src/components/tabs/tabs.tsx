"use client";

import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import * as css from "./tabs.css.ts";

export interface Tab {
  /** Unique among the tabs. */
  readonly id: string;
  readonly label: string;
  /** Formatted number of items in the panel. */
  readonly count?: string | undefined;
  readonly panel: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentProps<"div">,
  "children" | "defaultValue" | "onChange"
> {
  /** Accessible name of the tab list. */
  label: string;
  /** At least one tab. */
  tabs: readonly Tab[];
  /** Controlled tab id; uncontrolled by default. */
  value?: string | undefined;
  /** Initial tab id when uncontrolled. */
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** Index of the tab that a key moves to, wrapping at the ends; null for other keys. */
function getTargetIndex(key: string, index: number, total: number): number | null {
  if (key === "ArrowRight") return (index + 1) % total;
  if (key === "ArrowLeft") return (index - 1 + total) % total;
  if (key === "Home") return 0;
  return key === "End" ? total - 1 : null;
}

/**
 * Tabs with automatic activation (WAI-ARIA tabs pattern). Hidden panels stay mounted and preserve
 * their state. For views with their own URLs use links. Renders
 * a `<div>` element.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, value, defaultValue, onChange, ...root } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [internalValue, setInternalValue] = useState(defaultValue);
  const requestedId = value ?? internalValue;
  // An unknown id, for example of a removed tab, selects the first tab.
  const selected = Math.max(
    0,
    tabs.findIndex(({ id }) => id === requestedId),
  );

  const select = (tab: Tab | undefined) => {
    if (!tab || tab === tabs[selected]) return;
    setInternalValue(tab.id);
    onChange?.(tab.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = getTargetIndex(event.key, selected, tabs.length);
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    select(tabs[target]);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div {...root}>
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
            onClick={() => select(tab)}
            onKeyDown={handleKeyDown}
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
