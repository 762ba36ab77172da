import type { HomepageLabels } from "@realtor/ui/labels";
import type { Formats, HomepageContent } from "@realtor/ui/templates";
import * as css from "./member-row.css.ts";

interface MemberStatsProps {
  stats: NonNullable<HomepageContent["stats"]>;
  labels: HomepageLabels["stats"];
  formats: Formats;
}

/** The agent's self-reported statistics and their year. */
export function MemberStats({ stats, labels, formats }: MemberStatsProps) {
  const total = stats.lastYearTotal === null ? null : formats.moneyCompact(stats.lastYearTotal);
  return (
    <div>
      <dl className={css.stats}>
        {stats.salesCount !== null && (
          <Stat
            label={labels.sales}
            value={formats.number(stats.salesCount)}
            unit={labels.salesUnit}
          />
        )}
        {total && <Stat label={labels.total} value={total.value} unit={total.unit} />}
        {stats.years !== null && (
          <Stat label={labels.years} value={formats.number(stats.years)} unit={labels.yearsUnit} />
        )}
      </dl>
      <p className={css.asOf}>{labels.note.replace("{year}", String(stats.year))}</p>
    </div>
  );
}

function Stat({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div className={css.stat}>
      <dt className={css.statLabel}>{label}</dt>
      <dd className={css.numeral}>
        {value}
        {unit && <span className={css.unit}>{unit}</span>}
      </dd>
    </div>
  );
}
