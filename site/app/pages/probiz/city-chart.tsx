import * as css from "./charts.css.ts";
import { mostHomes, type SalesRow } from "./sales-row.ts";

/** px from one city to the next. */
const step = 48;

/** Homes sold as one bar for each city, under its name: names are too long to stand beside it. */
export function CityChart({ rows, label }: { rows: readonly SalesRow[]; label: string }) {
  const most = mostHomes(rows);
  return (
    <svg className={css.chart} height={rows.length * step} role="img" aria-label={label}>
      {rows.map((row, index) => {
        const top = index * step;
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
              width={`${(row.homes / most) * 100}%`}
              y={top + 28}
              height="8"
            />
          </g>
        );
      })}
    </svg>
  );
}
