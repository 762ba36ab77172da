import { formatTemplate } from "../../format.ts";
import type { HomepageLabels } from "../../labels/labels.ts";
import type { Stats } from "./stats.ts";

/** What the total of a year's sales is called: last year's as long as that is true. */
export function totalLabel(
  { totalYear }: Pick<Stats, "totalYear">,
  text: Pick<HomepageLabels["stats"], "total" | "totalOf" | "totalUndated">,
): string {
  if (totalYear === "last") return text.total;
  return totalYear === null ? text.totalUndated : formatTemplate(text.totalOf, { year: totalYear });
}
