import type { ComponentProps } from "react";
import * as css from "./stat-list.css.ts";

export interface Stat {
  /** Unique in the list. */
  readonly label: string;
  /** Formatted in the page's language. */
  readonly value: string;
  /** Small text after the value: 건, 년, M. */
  readonly unit?: string;
}

export interface StatListProps extends Omit<ComponentProps<"div">, "children"> {
  /** Omit missing figures instead of showing zero. */
  stats: readonly Stat[];
  /** Date of the figures, below the list. */
  note?: string | undefined;
}

/** Figures with labels. Renders a `<div>` element with a `<dl>`, nothing without figures. */
export function StatList({ stats, note, ...root }: StatListProps) {
  if (stats.length === 0) return null;
  return (
    <div {...root}>
      <dl className={css.list}>
        {stats.map(({ label, value, unit }) => (
          <div key={label} className={css.stat}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.numeral}>
              {value}
              {unit && <span className={css.unit}>{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
