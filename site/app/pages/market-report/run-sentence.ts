import type { Feed, FeedRun } from "@realtor/api/loaning";
import type { IntlShape } from "react-intl";
import { failureTitle } from "../markets/describe-failure.ts";

/** One sentence about a run: what came in and how it is shown, or why nothing did. */
export function runSentence(
  run: FeedRun,
  feed: Pick<Feed, "listings" | "progress">,
  intl: Pick<IntlShape, "formatMessage">,
): string {
  const { formatMessage } = intl;
  const { received = 0, repaired = 0, leftOut = 0, gone = 0, missing = 0 } = run.counts;
  if (run.state === "running")
    return formatMessage(
      { id: "markets.sentence.running" },
      { n: feed.progress?.received ?? received },
    );
  if (run.state === "failed")
    return formatMessage(
      { id: "markets.sentence.failed" },
      { why: failureTitle(run.errorCode, intl), said: run.error ?? "" },
    );
  if (run.state === "ended")
    return formatMessage({ id: "markets.sentence.ended" }, { n: received });
  if (run.state === "shrank")
    return formatMessage({ id: "markets.sentence.shrank" }, { n: missing });
  if (run.kind === "keys") return formatMessage({ id: "markets.sentence.keys" }, { n: gone });
  if (received === 0) return formatMessage({ id: "markets.sentence.none" });
  const asSent = Math.max(0, received - repaired - leftOut);
  return formatMessage({ id: "markets.sentence.done" }, { n: received, asSent, repaired, leftOut });
}
