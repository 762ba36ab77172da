import { formatTemplate } from "../../../format.ts";
import type { HomepageLabels, Lang } from "../../../labels/labels.ts";
import { totalLabel } from "../../content/stats-text.ts";
import type { Stats } from "../../content/stats.ts";
import type { Formats } from "../../template-props.ts";

type RecordOptions = {
  stats: Stats;
  labels: Pick<HomepageLabels, "stats">;
  formats: Pick<Formats, "number" | "moneyCompact">;
  lang: Lang;
};

/** The figures of an agent in words: number of homes and first year, then the sales of a year. */
export function recordSentence({ stats, labels, formats, lang }: RecordOptions): string {
  const { sentence, homes } = labels.stats;
  const { salesCount, since, lastYearTotal, totalYear } = stats;
  const year = String(since ?? "");
  const count =
    salesCount === null
      ? ""
      : formatTemplate(salesCount === 1 ? homes.one : homes.other, {
          n: formats.number(salesCount),
        });
  const parts: string[] = [];
  if (salesCount !== null)
    parts.push(
      formatTemplate(since === null ? sentence.sales : sentence.salesSince, { homes: count, year }),
    );
  else if (since !== null) parts.push(formatTemplate(sentence.since, { year }));
  if (lastYearTotal !== null) {
    const { value, unit } = formats.moneyCompact(lastYearTotal);
    const total = totalLabel({ totalYear }, sentence);
    parts.push(formatTemplate(total, { total: `${value}${unit}` }));
  }
  return parts.join(lang === "ja" ? "" : " ");
}
