import type { Feed } from "@realtor/api/loaning";
import { useState } from "react";
import { useIntl } from "react-intl";
import { marketState } from "./market-state.ts";
import * as css from "./markets.css.ts";
import { clockTime, runLength, runTime } from "./run-time.ts";

/** When a market was last read, and what visitors see meanwhile. */
export function MarketRunCell({ feed }: { feed: Feed }) {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  const { formatMessage } = intl;
  const state = marketState(feed);
  const { lastRun, lastDoneRun, nextRunAt } = feed;
  const isReading = state === "importing" || state === "running";
  // Listings of a first run that failed are shown, too.
  const copy = lastDoneRun ?? (feed.listings > 0 ? lastRun : null);
  const shown = isReading ? lastRun : copy;
  const next =
    nextRunAt === null || feed.isStopped
      ? ""
      : formatMessage({ id: "markets.next" }, { time: clockTime(nextRunAt, intl) });
  const took =
    lastDoneRun?.endedAt == null
      ? ""
      : formatMessage(
          { id: "markets.took" },
          { length: runLength(lastDoneRun.startedAt, lastDoneRun.endedAt, intl) },
        );
  const detail = () => {
    if (state === "missing") return formatMessage({ id: "markets.missing.detail" });
    if (state === "importing" || (state === "waiting" && lastRun !== null))
      return formatMessage({ id: "markets.resumes" });
    if (state === "held") return formatMessage({ id: "markets.held.shown" });
    if (state === "current") return [took, next].filter(Boolean).join(" ");
    return copy === null
      ? formatMessage({ id: "markets.nothingShown" })
      : formatMessage({ id: "markets.lastCopy" });
  };
  return (
    <span>
      {shown ? runTime(shown.startedAt, now, intl) : formatMessage({ id: "markets.never" })}
      <span className={css.small}>{detail()}</span>
    </span>
  );
}
