import * as css from "./stat-list.css.ts";

export interface Stat {
  /** What is counted; unlike every other label of the list. */
  readonly label: string;
  /** Written as the page's language writes it; never counted up. */
  readonly value: string;
  /** Set small after the numeral: 건, 년, M. */
  readonly unit?: string;
}

export interface StatListProps {
  /** Without the missing ones: a figure that is not there is left out, never shown as zero. */
  stats: readonly Stat[];
  /** As of when, in words, under the figures. */
  note?: string;
}

/** Figures an agent entered, each with what it counts. Renders a `<dl>`; nothing without figures. */
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
