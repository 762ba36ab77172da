import type { Feed } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import type { Column } from "@realtor/ui/data-table";
import { TextLink } from "@realtor/ui/text-link";
import type { IntlShape } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { MarketButton } from "./market-button.tsx";
import { MarketMenu } from "./market-menu.tsx";
import { MarketRunCell } from "./market-run-cell.tsx";
import { MarketStateCell } from "./market-state-cell.tsx";
import { marketState } from "./market-state.ts";
import { runChanges } from "./run-changes.ts";
import * as css from "./markets.css.ts";
import type { Markets } from "./use-markets.ts";

interface ColumnOptions {
  intl: IntlShape;
  locale: Locale;
  markets: Markets;
  onReview: (feed: Feed) => void;
}

/** Columns of the markets: state, last run and what visitors see meanwhile, counts, and one button. */
export function marketColumns({
  intl,
  locale,
  markets,
  onReview,
}: ColumnOptions): readonly Column<Feed>[] {
  const { formatMessage, formatNumber } = intl;
  const reportHref = ({ id }: Feed) =>
    localePath(`/admin/markets/${encodeURIComponent(id)}`, locale);
  const problems = (feed: Feed) =>
    feed.problems === 0 ? (
      formatNumber(0)
    ) : (
      <TextLink href={reportHref(feed)} className={css.problems}>
        {formatMessage({ id: "markets.problems.count" }, { n: feed.problems })}
      </TextLink>
    );
  const changes = ({ lastDoneRun }: Feed) => lastDoneRun && runChanges(lastDoneRun, intl);
  return [
    {
      id: "market",
      header: formatMessage({ id: "markets.market" }),
      rowHeader: true,
      cell: ({ name, state }) => (
        <span>
          <span className={css.name}>{name}</span>
          <span className={css.place}>{formatMessage({ id: `markets.in.${state}` })}</span>
        </span>
      ),
    },
    {
      id: "state",
      header: formatMessage({ id: "markets.state" }),
      mobileLayout: "plain",
      cell: (feed) => <MarketStateCell feed={feed} />,
    },
    {
      id: "run",
      header: formatMessage({ id: "markets.lastRun" }),
      mobileLayout: "plain",
      cell: (feed) => (
        <span>
          <MarketRunCell feed={feed} />
          {marketState(feed) !== "missing" && (
            <span className={css.mobileOnly}>
              {feed.lastDoneRun && (
                <>
                  {formatMessage({ id: "markets.changes" })} {changes(feed)}
                  {" · "}
                </>
              )}
              {formatMessage({ id: "markets.problems" })} {problems(feed)}
            </span>
          )}
        </span>
      ),
    },
    {
      id: "listings",
      header: formatMessage({ id: "markets.listings" }),
      align: "end",
      mobileLayout: "after",
      cell: ({ listings }) => formatNumber(listings),
    },
    {
      id: "changes",
      header: formatMessage({ id: "markets.changes" }),
      align: "end",
      mobileLayout: "hidden",
      cell: changes,
    },
    {
      id: "problems",
      header: formatMessage({ id: "markets.problems" }),
      align: "end",
      mobileLayout: "hidden",
      cell: problems,
    },
    {
      id: "actions",
      header: formatMessage({ id: "markets.actions" }),
      headerHidden: true,
      align: "end",
      mobileLayout: "plain",
      cell: (feed) => (
        <span className={css.actions}>
          <MarketButton feed={feed} markets={markets} onReview={() => onReview(feed)} />
          <MarketMenu feed={feed} markets={markets} reportHref={reportHref(feed)} />
        </span>
      ),
    },
  ];
}
