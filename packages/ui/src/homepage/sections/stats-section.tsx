import type { CSSProperties } from "react";
import { totalLabel } from "../content/stats-text.ts";
import { formatTemplate } from "../../format.ts";
import { useMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import { statUnit } from "./section.css.ts";

/** Digits that fit at the full size of a figure. */
const fullSize = 8;

/** The size of a longer figure, relative to that of others; undefined for a usual one. */
function shrink(figure: string): CSSProperties | undefined {
  const width = countDigits(figure);
  return width > fullSize ? { fontSize: `${fullSize / width}em` } : undefined;
}

/** The width of a text in digits: a Korean or Japanese character is wider than one. */
function countDigits(text: string): number {
  const isWide = /[\p{Script=Hangul}\p{Script=Han}]/u;
  return Array.from(text).reduce((sum, one) => sum + (isWide.test(one) ? 1.6 : 1), 0);
}

export type StatsClasses = {
  inner: string;
  heading: string;
  list: string;
  item: string;
  label: string;
  value: string;
  /** Of the date below the figures. */
  note: string;
};

export type StatsSectionProps = Pick<TemplateProps, "content" | "labels" | "formats"> & {
  className: string;
  classes: StatsClasses;
  /** Marks a change between light and dark directly above, which needs no border. */
  markEdge?: boolean;
};

/** Figures as a description list, with the date on which they were entered. Renders nothing without stats. */
export function StatsSection({
  content,
  labels,
  formats,
  className,
  classes,
  markEdge = false,
}: StatsSectionProps) {
  const mark = useMark();
  const { stats, darkHero, darkContent } = content;
  if (!stats) return null;
  const text = labels.homepage.stats;
  const total = stats.lastYearTotal === null ? null : formats.moneyCompact(stats.lastYearTotal);
  const figures = [
    stats.salesCount !== null && {
      field: "salesCount" as const,
      label: text.sales,
      value: formats.number(stats.salesCount),
      unit: text.salesUnit,
    },
    total && {
      field: "lastYear" as const,
      label: totalLabel(stats, text),
      value: total.value,
      unit: total.unit,
    },
    stats.years !== null && {
      field: "career" as const,
      label: text.years,
      value: formats.number(stats.years),
      unit: text.yearsUnit,
    },
  ].filter((figure) => figure !== null && figure !== false);
  return (
    <section
      className={className}
      aria-labelledby="stats-title"
      data-edge={markEdge && darkHero !== darkContent ? "" : undefined}
    >
      <div className={classes.inner}>
        <h2 id="stats-title" className={classes.heading}>
          {text.title}
        </h2>
        <dl className={classes.list}>
          {figures.map(({ field, label, value, unit }) => (
            <div key={field} className={classes.item} {...mark(field)}>
              <dt className={classes.label}>{label}</dt>
              <dd className={classes.value}>
                <span style={shrink(value)}>
                  {value}
                  {unit && <span className={statUnit}>{unit}</span>}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        {stats.asOf !== null && (
          <p className={classes.note} {...mark("figuresAt")}>
            {formatTemplate(text.note, { date: formats.date(stats.asOf) })}
          </p>
        )}
      </div>
    </section>
  );
}
