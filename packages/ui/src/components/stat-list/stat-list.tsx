import * as css from "./stat-list.css.ts";

export interface Stat {
  /** Unique in the list. */
  readonly label: string;
  /** Formatted in the page's language. */
  readonly value: string;
  /** Small text after the value: 건, 년, M. */
  readonly unit?: string;
}

export interface StatListProps {
  /** Omit missing figures instead of showing zero. */
  stats: readonly Stat[];
  /** Date of the figures, below the list. */
  note?: string;
}

/** Figures with labels. Renders a `<dl>` element, nothing without figures. */
export function StatList({ stats, note }: StatListProps) {
  if (stats.length === 0) return null;
  const list = (
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
  );
  if (!note) return list;
  return (
    <div>
      {list}
      <p className={css.note}>{note}</p>
    </div>
  );
}
