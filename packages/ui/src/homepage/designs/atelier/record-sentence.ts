import { formatTemplate } from "../../../format.ts";
import type { HomepageLabels, Lang } from "../../../labels/labels.ts";
import type { ClosedRecord } from "../../content/closed-record.ts";
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

type CountedOptions = Pick<RecordOptions, "formats" | "labels" | "lang"> & {
  record: Pick<ClosedRecord, "sold" | "leased" | "total">;
  /** Of the first closing, in words. */
  month: string;
};

/** What was counted, in words: homes sold and leased since a month, then their sum. */
export function countedSentence({ record, labels, formats, lang, month }: CountedOptions): string {
  const { homes } = labels.stats;
  const { sentence } = labels.stats.record;
  const { sold, leased, total } = record;
  const count = (n: number) =>
    formatTemplate(n === 1 ? homes.one : homes.other, { n: formats.number(n) });
  const parts = [
    sold > 0 && leased > 0
      ? formatTemplate(sentence.both, {
          sold: count(sold),
          // One noun is enough in English; the others have a counter.
          leased: lang === "en" ? formats.number(leased) : count(leased),
          month,
        })
      : formatTemplate(sold > 0 ? sentence.sold : sentence.leased, {
          homes: count(sold + leased),
          month,
        }),
  ];
  if (total !== null) {
    const { value, unit } = formats.moneyCompact(total);
    parts.push(formatTemplate(sentence.total, { total: `${value}${unit}` }));
  }
  return parts.join(lang === "ja" ? "" : " ");
}
