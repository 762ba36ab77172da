import type { Feed } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { FormattedMessage } from "react-intl";
import { marketState } from "./market-state.ts";
import type { Markets } from "./use-markets.ts";

interface MarketButtonProps {
  feed: Feed;
  markets: Pick<Markets, "busy" | "start" | "stop">;
  /** Opens the question about a feed that shrank. */
  onReview: () => void;
  /** The main button of its screen. */
  primary?: boolean;
}

/** The one thing to do with a market, named by its state. */
export function MarketButton({ feed, markets, onReview, primary = false }: MarketButtonProps) {
  const state = marketState(feed);
  if (state === "missing") return null;
  const startRun = () => void markets.start(feed.id, { kind: "refresh" });
  const stop = () => void markets.stop(feed.id);
  const { label, act } = (
    {
      importing: { label: "markets.stop", act: stop },
      running: { label: "markets.stop", act: stop },
      held: { label: "markets.review", act: onReview },
      failed: { label: "markets.retry", act: startRun },
      stopped: { label: "markets.run", act: startRun },
      waiting: { label: "markets.run", act: startRun },
      current: { label: "markets.run", act: startRun },
    } as const
  )[state];
  return (
    <Button
      variant={primary && label !== "markets.stop" ? "primary" : "outline"}
      size={primary ? "medium" : "small"}
      disabled={markets.busy}
      onClick={act}
    >
      <FormattedMessage id={label} />
    </Button>
  );
}
