import type { HomepageLabels } from "@realtor/ui/labels";
import type { Formats, HomepageContent } from "@realtor/ui/templates";
import * as css from "./member-row.css.ts";

interface MemberStatsProps {
  stats: NonNullable<HomepageContent["stats"]>;
  words: HomepageLabels["stats"];
  formats: Formats;
}

/** An agent's figures as the agent gave them, with the day they are as of. */
export function MemberStats({ stats, words, formats }: MemberStatsProps) {
  const total = stats.lastYearTotal === null ? null : formats.moneyCompact(stats.lastYearTotal);
  return (
    <div>
      <dl className={css.stats}>
        {stats.salesCount !== null && (
          <Figure
            label={words.sales}
            value={formats.number(stats.salesCount)}
            unit={words.salesUnit}
          />
        )}
        {total && <Figure label={words.total} value={total.value} unit={total.unit} />}
        {stats.years !== null && (
          <Figure label={words.years} value={formats.number(stats.years)} unit={words.yearsUnit} />
        )}
      </dl>
      <p className={css.asOf}>{words.note.replace("{year}", String(stats.year))}</p>
    </div>
  );
}

function Figure({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div className={css.figure}>
      <dt className={css.figureLabel}>{label}</dt>
      <dd className={css.numeral}>
        {value}
        {unit && <span className={css.unit}>{unit}</span>}
      </dd>
    </div>
  );
}
