import * as css from "./sales-section.css.ts";
import { maxHomes, type SalesRow } from "./sum-sales.ts";

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
            <text className={css.chartName} x="0" y={top + 18}>
              {row.label}
            </text>
            <text className={css.chartNumber} x="100%" y={top + 18} textAnchor="end">
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

/** In px: the maximum bar height and the space for the labels above and below the bars. */
const maxBarHeight = 220;
const spaceAbove = 32;
const spaceBelow = 36;

/** Homes sold per year, one column each. Widths are percentages, so the text does not scale. */
export function YearChart({ rows, label }: { rows: readonly SalesRow[]; label: string }) {
  const max = maxHomes(rows);
  const band = 100 / rows.length;
  const baseline = spaceAbove + maxBarHeight;
  return (
    <svg className={css.chart} height={baseline + spaceBelow} role="img" aria-label={label}>
      {rows.map((row, index) => {
        const height = (row.homes / max) * maxBarHeight;
        const center = `${(index + 0.5) * band}%`;
        return (
          <g key={row.label}>
            <rect
              className={css.bar}
              x={`${(index + 0.22) * band}%`}
              width={`${band * 0.56}%`}
              y={baseline - height}
              height={height}
            />
            <text
              className={css.chartNumber}
              x={center}
              y={baseline - height - 10}
              textAnchor="middle"
            >
              {row.homes}
            </text>
            <text className={css.chartName} x={center} y={baseline + 26} textAnchor="middle">
              {row.label}
            </text>
          </g>
        );
      })}
      <line className={css.ground} x1="0" x2="100%" y1={baseline} y2={baseline} />
    </svg>
  );
}
