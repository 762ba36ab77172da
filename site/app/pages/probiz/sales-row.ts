import type { Lang } from "@realtor/ui/labels";
import type { SalesSum } from "./sum-sales.ts";

/** A year or a city, with the sales in it. */
export interface SalesRow extends SalesSum {
  label: string;
  /** The language that the label is in, where it is a name. */
  lang?: Lang;
}

/** The most homes of any row: what a full bar stands for. */
export function mostHomes(rows: readonly SalesRow[]): number {
  return Math.max(1, ...rows.map(({ homes }) => homes));
}
