import type { Feed } from "@realtor/api/loaning";
import { ProgressBar } from "@realtor/ui/progress-bar";
import { Status, type StatusProps } from "@realtor/ui/status";
import { useIntl } from "react-intl";
import { failureDetail, failureTitle } from "./describe-failure.ts";
import * as css from "./markets.css.ts";
import { type MarketState, marketState } from "./market-state.ts";

const marks: Readonly<Record<MarketState, StatusProps["kind"]>> = {
  missing: "unsaved",
  importing: "new",
  running: "new",
  failed: "attention",
  held: "unsaved",
  stopped: "draft",
  waiting: "draft",
  current: "live",
};

/** State of a market in words, with what is known of it: progress, reason, or the name of the setting. */
export function MarketStateCell({ feed }: { feed: Feed }) {
  const intl = useIntl();
  const state = marketState(feed);
  const isReading = state === "importing" || state === "running";
  const title =
    state === "failed"
      ? failureTitle(feed.lastRun?.errorCode ?? null, intl)
      : intl.formatMessage({ id: `markets.state.${state}` });
  return (
    <span className={css.stateCell}>
      <Status kind={marks[state]}>{title}</Status>
      {isReading ? <Progress feed={feed} /> : <Detail feed={feed} state={state} />}
    </span>
  );
}

/** How far a run is, never without a number. */
function Progress({ feed: { progress, lastRun } }: { feed: Feed }) {
  const { formatMessage, formatNumber } = useIntl();
  const received = progress?.received ?? lastRun?.counts["received"] ?? 0;
  const expected = progress?.expected ?? null;
  const soFar = formatMessage({ id: "markets.soFar" }, { n: received });
  if (expected === null) return <span className={css.small}>{soFar}</span>;
  const known = Math.min(received, expected);
  const text = formatMessage({ id: "markets.progress" }, { n: known, total: expected });
  const left = progress?.secondsLeft ?? null;
  return (
    <>
      <ProgressBar
        className={css.bar}
        label={formatMessage({ id: "markets.state.importing" })}
        labelHidden
        value={known}
        max={Math.max(1, expected)}
        valueText={formatNumber(known)}
      />
      <span className={css.small}>
        {text}
        {left !== null && (
          <>
            {" · "}
            {formatMessage({ id: "markets.left" }, { n: Math.max(1, Math.round(left / 60)) })}
          </>
        )}
      </span>
    </>
  );
}

function Detail({ feed, state }: { feed: Feed; state: MarketState }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (state === "missing") return <span className={css.small}>{feed.missingSecret}</span>;
  if (state === "failed") {
    const detail = failureDetail(feed, intl);
    return detail === "" ? null : <span className={css.small}>{detail}</span>;
  }
  if (state === "held")
    return (
      <span className={css.small}>
        {formatMessage(
          { id: "markets.held.detail" },
          { n: feed.shrunkBy ?? 0, total: feed.listings },
        )}
      </span>
    );
  if (state === "stopped")
    return <span className={css.small}>{formatMessage({ id: "markets.stopped.detail" })}</span>;
  return null;
}
