import type { FieldId } from "@realtor/profile/fields";
import type { CSSProperties } from "react";
import type { HomepageLabels } from "../../labels/labels.ts";
import type { ClosedRecord } from "../content/closed-record.ts";
import { totalLabel } from "../content/stats-text.ts";
import type { Stats } from "../content/stats.ts";
import { useMark } from "../field-marks.ts";
import type { Formats, TemplateProps } from "../template-props.ts";
import { RecordRows } from "./record-rows.tsx";
import { StatedBy } from "./stated-by.tsx";
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
  /** Of the name and date below figures that the agent states. */
  note: string;
  /** Of the rows below figures that were counted. */
  rows: string;
};

export type StatsSectionProps = Pick<TemplateProps, "content" | "labels" | "formats" | "links"> & {
  className: string;
  classes: StatsClasses;
  /** Marks a change between light and dark directly above, which needs no border. */
  markEdge?: boolean;
};

type Figure = { field?: FieldId; label: string; value: string; unit: string };

/**
 * Figures as a description list: those that were counted, with the rows of the count, or else those that the agent
 * states, with their date. Renders nothing without figures.
 */
export function StatsSection({
  className,
  classes,
  markEdge = false,
  ...props
}: StatsSectionProps) {
  const mark = useMark();
  const { content, labels, formats, links } = props;
  const { record, stats, darkHero, darkContent } = content;
  if (!record && !stats) return null;
  const text = labels.homepage.stats;
  const figures = record ? countedFigures(record, text, formats) : [];
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
          {(stats ? statedFigures(stats, text, formats) : figures).map(
            ({ field, label, value, unit }) => (
              <div key={label} className={classes.item} {...(field && mark(field))}>
                <dt className={classes.label}>{label}</dt>
                <dd className={classes.value}>
                  <span style={shrink(value)}>
                    {value}
                    {unit && <span className={statUnit}>{unit}</span>}
                  </span>
                </dd>
              </div>
            ),
          )}
        </dl>
        {record && (
          <RecordRows {...{ content, record, labels, formats, links }} className={classes.rows} />
        )}
        {stats && <StatedBy {...{ content, labels, formats }} className={classes.note} />}
      </div>
    </section>
  );
}

function countedFigures(
  { sold, leased, total, cities }: ClosedRecord,
  text: HomepageLabels["stats"],
  formats: Formats,
): Figure[] {
  const money = total === null ? null : formats.moneyCompact(total);
  const unit = text.salesUnit;
  const figures = [
    { label: text.record.sold, value: formats.number(sold), unit, isShown: sold > 0 },
    { label: text.record.leased, value: formats.number(leased), unit, isShown: leased > 0 },
    money
      ? { label: text.record.total, ...money, isShown: true }
      : { label: text.record.cities, value: formats.number(cities), unit: "", isShown: cities > 0 },
  ];
  return figures.filter(({ isShown }) => isShown);
}

function statedFigures(
  { salesCount, lastYearTotal, years, totalYear }: Stats,
  text: HomepageLabels["stats"],
  formats: Formats,
): Figure[] {
  const total = lastYearTotal === null ? null : formats.moneyCompact(lastYearTotal);
  return [
    salesCount !== null && {
      field: "salesCount" as const,
      label: text.sales,
      value: formats.number(salesCount),
      unit: text.salesUnit,
    },
    total && {
      field: "lastYear" as const,
      label: totalLabel({ totalYear }, text),
      value: total.value,
      unit: total.unit,
    },
    years !== null && {
      field: "career" as const,
      label: text.years,
      value: formats.number(years),
      unit: text.yearsUnit,
    },
  ].filter((figure) => figure !== null && figure !== false);
}
