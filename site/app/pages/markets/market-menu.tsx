import type { Feed } from "@realtor/api/loaning";
import { IconButton } from "@realtor/ui/icon-button";
import { MoreIcon } from "@realtor/ui/icons";
import { useIntl } from "react-intl";
import { LazyMenu } from "#app/admin/lazy-menu.tsx";
import { marketState } from "./market-state.ts";
import type { Markets } from "./use-markets.ts";

interface MarketMenuProps {
  feed: Feed;
  markets: Pick<Markets, "start" | "stop">;
  reportHref: string;
}

/** What is done less often with a market. */
export function MarketMenu({ feed, markets, reportHref }: MarketMenuProps) {
  const { formatMessage } = useIntl();
  const state = marketState(feed);
  const report = { label: formatMessage({ id: "markets.report" }), href: reportHref };
  const compare = {
    label: formatMessage({ id: "markets.compare" }),
    onSelect: () => void markets.start(feed.id, { kind: "keys" }),
  };
  const readAgain = {
    label: formatMessage({ id: "markets.readAgain" }),
    onSelect: () => void markets.start(feed.id, { kind: "import" }),
  };
  const stop = {
    label: formatMessage({ id: "markets.stop" }),
    onSelect: () => void markets.stop(feed.id),
  };
  const isRunning = state === "importing" || state === "running";
  const canRun = state !== "missing" && !isRunning;
  return (
    <LazyMenu
      trigger={
        <IconButton label={formatMessage({ id: "markets.more" }, { name: feed.name })}>
          <MoreIcon />
        </IconButton>
      }
      items={[
        report,
        ...(canRun && feed.lastDoneRun !== null ? [compare, readAgain] : []),
        ...(canRun && !feed.isStopped ? [stop] : []),
      ]}
    />
  );
}
