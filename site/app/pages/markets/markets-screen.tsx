import type { Feed } from "@realtor/api/loaning";
import { EmptyState } from "@realtor/ui/empty-state";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Page, PageHead } from "#app/admin/layouts/page.tsx";
import { LoadState } from "#app/admin/list-screen.tsx";
import * as css from "./markets.css.ts";
import { MarketTable } from "./market-table.tsx";
import { ShrinkDialog } from "./shrink-dialog.tsx";
import { useMarkets } from "./use-markets.ts";

/** All markets with what they do, for staff. */
export function MarketsScreen() {
  const { formatMessage } = useIntl();
  const markets = useMarkets();
  const [reviewed, setReviewed] = useState<Feed>();
  const { feeds, failure } = markets;
  return (
    <Page width="list">
      <PageHead
        title={
          <>
            <FormattedMessage id="markets.title" />{" "}
            {feeds && feeds.length > 0 && (
              <span className={css.count}>
                <FormattedMessage id="markets.count" values={{ n: feeds.length }} />
              </span>
            )}
          </>
        }
      />
      <LoadState
        error={markets.error}
        loaded={feeds !== undefined}
        onRetry={markets.retry}
        skeleton={{ shape: "rows", count: 4 }}
      />
      {failure !== undefined && <InlineAlert className={css.notice}>{failure}</InlineAlert>}
      {feeds?.length === 0 && (
        <EmptyState title={formatMessage({ id: "markets.empty.title" })}>
          <FormattedMessage
            id="markets.empty.text"
            values={{ variable: <code key="variable">RESO_MARKETS</code> }}
          />
        </EmptyState>
      )}
      {feeds && feeds.length > 0 && (
        <MarketTable feeds={feeds} markets={markets} onReview={setReviewed} />
      )}
      {reviewed && (
        <ShrinkDialog
          feed={reviewed}
          onConfirmed={markets.follow}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </Page>
  );
}
