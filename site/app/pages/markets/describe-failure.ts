import type { Feed, FeedRun } from "@realtor/api/loaning";
import type { IntlShape } from "react-intl";
import { clockTime } from "./run-time.ts";

/** Why a run failed, in words. */
export function failureTitle(
  code: FeedRun["errorCode"],
  { formatMessage }: Pick<IntlShape, "formatMessage">,
): string {
  return formatMessage({ id: `markets.failed.${code ?? "other"}` });
}

/** What the server said is in English; its number says enough for a line. */
const longestSaid = 80;

/** "503. Again at 9:50 AM": the answer of the server, and the next try. */
export function failureDetail({ lastRun, nextRunAt, isStopped }: Feed, intl: IntlShape): string {
  const [status] = /^\d{3}\b/.exec(lastRun?.error ?? "") ?? [];
  const said = status ?? (lastRun?.error ?? "").slice(0, longestSaid);
  const again =
    nextRunAt === null || isStopped
      ? ""
      : intl.formatMessage({ id: "markets.again" }, { time: clockTime(nextRunAt, intl) });
  return [said, again].filter(Boolean).join(". ");
}
