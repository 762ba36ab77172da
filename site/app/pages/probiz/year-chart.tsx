import * as css from "./charts.css.ts";
import { mostHomes, type SalesRow } from "./sales-row.ts";

/** px: the tallest bar, and what stands above and below it. */
const tallest = 220;
const above = 32;
const below = 36;

/** Homes sold as one column for each year. Widths are shares, so that the letters keep their size. */
export function YearChart({ rows, label }: { rows: readonly SalesRow[]; label: string }) {
  const most = mostHomes(rows);
  const band = 100 / rows.length;
  const ground = above + tallest;
  return (
    <svg className={css.chart} height={ground + below} role="img" aria-label={label}>
      {rows.map((row, index) => {
        const height = (row.homes / most) * tallest;
        const middle = `${(index + 0.5) * band}%`;
        return (
          <g key={row.label}>
            <rect
              className={css.bar}
              x={`${(index + 0.22) * band}%`}
              width={`${band * 0.56}%`}
              y={ground - height}
              height={height}
            />
            <text className={css.number} x={middle} y={ground - height - 10} textAnchor="middle">
              {row.homes}
            </text>
            <text className={css.name} x={middle} y={ground + 26} textAnchor="middle">
              {row.label}
            </text>
          </g>
        );
      })}
      <line className={css.ground} x1="0" x2="100%" y1={ground} y2={ground} />
    </svg>
  );
}
