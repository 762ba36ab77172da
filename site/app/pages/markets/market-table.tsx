import type { Feed } from "@realtor/api/loaning";
import { DataTable } from "@realtor/ui/data-table";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { marketColumns } from "./market-columns.tsx";
import * as css from "./markets.css.ts";
import type { Markets } from "./use-markets.ts";

interface MarketTableProps {
  feeds: readonly Feed[];
  markets: Markets;
  onReview: (feed: Feed) => void;
}

/** One row for each market. */
export function MarketTable({ feeds, ...actions }: MarketTableProps) {
  const intl = useIntl();
  const { locale } = useAddress();
  return (
    <DataTable
      label={intl.formatMessage({ id: "markets.title" })}
      className={css.table}
      columns={marketColumns({ intl, locale, ...actions })}
      rows={feeds}
      rowKey={({ id }) => id}
    />
  );
}
