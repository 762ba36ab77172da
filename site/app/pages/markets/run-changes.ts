import type { FeedRun } from "@realtor/api/loaning";
import type { IntlShape } from "react-intl";

/** "+38 −12": listings that a run added or changed, and that are gone. */
export function runChanges({ counts }: FeedRun, { formatNumber }: Pick<IntlShape, "formatNumber">) {
  const { added = 0, changed = 0, gone = 0 } = counts;
  return `+${formatNumber(added + changed)} −${formatNumber(gone)}`;
}
