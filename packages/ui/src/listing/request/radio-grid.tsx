import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";

export interface RadioGridItem {
  value: string;
  /** Accessible name. */
  name: string;
  content: ReactNode;
  /** Shown as text, and passed over by the keys. */
  disabled?: boolean;
}

interface RadioGridProps {
  label: string;
  items: readonly RadioGridItem[];
  value: string | null;
  onChange: (value: string) => void;
  /** Items in a row, which up and down move by; without it they move by one item. */
  columns?: number;
  className: string;
  itemClassName: string;
}

/**
 * A radio group in rows: arrows, Home and End move the focus, Space or Enter chooses, so that a long group can be
 * read without choosing. Renders a `<div role="radiogroup">` element.
 */
export function RadioGrid(props: RadioGridProps) {
  const { label, items, value, onChange, columns = 1, className, itemClassName } = props;
  const group = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const isOffered = (one: string | null) =>
    items.some((item) => item.value === one && !item.disabled);
  const tabStop =
    [focused, value].find(isOffered) ?? items.find(({ disabled }) => !disabled)?.value;

  function move(event: KeyboardEvent<HTMLElement>, index: number): void {
    const target = nextIndex(event, index, { items, columns });
    if (target === null) return;
    event.preventDefault();
    const next = items[target];
    if (next) group.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  }

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={className}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      }}
    >
      {items.map((item, index) =>
        item.disabled ? (
          <span key={item.value} className={itemClassName} data-empty="" aria-hidden="true">
            {item.content}
          </span>
        ) : (
          <button
            key={item.value}
            type="button"
            // A native radio is chosen by every arrow that passes it.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="radio"
            aria-checked={item.value === value}
            aria-label={item.name}
            tabIndex={item.value === tabStop ? 0 : -1}
            data-value={item.value}
            className={itemClassName}
            onFocus={() => setFocused(item.value)}
            onClick={() => onChange(item.value)}
            onKeyDown={(event) => move(event, index)}
          >
            {item.content}
          </button>
        ),
      )}
    </div>
  );
}

type Step = { start: number; by: number };

/** The item that a key moves to; null for other keys, and if there is none in its direction. */
function nextIndex(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  index: number,
  { items, columns }: { items: readonly RadioGridItem[]; columns: number },
): number | null {
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
  const steps: Readonly<Record<string, Step>> = {
    ArrowRight: { start: index + forward, by: forward },
    ArrowLeft: { start: index - forward, by: -forward },
    ArrowDown: { start: index + columns, by: columns },
    ArrowUp: { start: index - columns, by: -columns },
    Home: { start: 0, by: 1 },
    End: { start: items.length - 1, by: -1 },
  };
  const step = steps[key];
  if (!step) return null;
  for (let at = step.start; at >= 0 && at < items.length; at += step.by)
    if (!items[at]?.disabled) return at;
  return null;
}
