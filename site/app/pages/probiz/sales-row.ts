import type { Lang } from "@realtor/ui/labels";
import type { SalesSum } from "./sum-sales.ts";

/** The sales of one year or city. */
export interface SalesRow extends SalesSum {
  label: string;
  /** Language of the label, if it is a city name. */
  lang?: Lang;
}

/** The scale of a chart: the maximum number of homes in a row, at least 1. */
export function maxHomes(rows: readonly SalesRow[]): number {
  return Math.max(1, ...rows.map(({ homes }) => homes));
}
