import * as css from "./charts.css.ts";
import { maxHomes, type SalesRow } from "./sales-row.ts";

/** Height of one row in px. */
const rowHeight = 48;

/**
 * Homes sold per city, one horizontal bar below each name, because the names are too long for a column.
 */
export function CityChart({ rows, label }: { rows: readonly SalesRow[]; label: string }) {
  const max = maxHomes(rows);
  return (
    <svg className={css.chart} height={rows.length * rowHeight} role="img" aria-label={label}>
      {rows.map((row, index) => {
        const top = index * rowHeight;
        return (
          <g key={row.label}>
            <text className={css.name} x="0" y={top + 18}>
              {row.label}
            </text>
            <text className={css.number} x="100%" y={top + 18} textAnchor="end">
              {row.homes}
            </text>
            <rect className={css.track} x="0" width="100%" y={top + 28} height="8" />
            <rect
              className={css.bar}
              x="0"
              width={`${(row.homes / max) * 100}%`}
              y={top + 28}
              height="8"
            />
          </g>
        );
      })}
    </svg>
  );
}
