import { type Feed, type FeedRun, listFeedProblems, listFeedRuns } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { ChevronRightIcon, DownloadIcon } from "@realtor/ui/icons";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { controlLabelsFor } from "@realtor/ui/labels";
import { Pagination } from "@realtor/ui/pagination";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { Page, PageHead } from "#app/admin/layouts/page.tsx";
import { LoadState } from "#app/admin/list-screen.tsx";
import { hrefWithParams, useSearchParams } from "#app/admin/search-params.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { MarketButton } from "../markets/market-button.tsx";
import { ProblemTable } from "./problem-table.tsx";
import * as css from "./report.css.ts";
import { RunFigures } from "./run-figures.tsx";
import { RunList } from "./run-list.tsx";
import { runSentence } from "./run-sentence.ts";
import { runTime } from "../markets/run-time.ts";
import { ShrinkDialog } from "../markets/shrink-dialog.tsx";
import { type Markets, useMarkets } from "../markets/use-markets.ts";
import { useProblemsCsv } from "./problems-csv.ts";

/** The runs that the list shows: with one every 15 minutes those of half a day. */
const shownRuns = 50;
const perPage = 50;

/** What the import of one market did, for staff. */
export function ReportScreen({ id }: { id: string }) {
  const { locale } = useAddress();
  const markets = useMarkets();
  const feed = markets.feeds?.find((one) => one.id === id);
  return (
    <Page width="list">
      <a className={css.back} href={localePath("/admin/markets", locale)}>
        <ChevronRightIcon size={20} />
        <FormattedMessage id="markets.title" />
      </a>
      <LoadState
        error={markets.error}
        loaded={markets.feeds !== undefined}
        onRetry={markets.retry}
        skeleton={{ shape: "rows", count: 8 }}
      />
      {markets.feeds && !feed && (
        <EmptyState>
          <FormattedMessage id="markets.unknown" />
        </EmptyState>
      )}
      {feed && <Report feed={feed} markets={markets} />}
    </Page>
  );
}

function Report({ feed, markets }: { feed: Feed; markets: Markets }) {
  const intl = useIntl();
  const { locale } = useAddress();
  const { http } = useAdmin();
  const params = useSearchParams();
  const [now] = useState(() => new Date());
  const [isReviewing, setReviewing] = useState(false);
  const csv = useProblemsCsv(feed);
  const page = Math.max(1, Number(params.get("page") ?? 1) || 1);
  // Loaded again when a run begins, counts or ends.
  const { lastRun } = feed;
  const version = `${lastRun?.id ?? 0} ${lastRun?.state ?? ""} ${feed.progress?.received ?? 0}`;
  const keep = { keepPreviousData: true };
  const runs = useSWR(
    ["feed-runs", feed.id, version] as const,
    ([, id]) => listFeedRuns(http, id, { perPage: shownRuns }),
    keep,
  );
  const problems = useSWR(
    ["feed-problems", feed.id, feed.problems, page] as const,
    ([, id]) => listFeedProblems(http, id, { currentPage: page - 1, perPage }),
    keep,
  );
  const run = findRun(runs.data ?? [], params.get("run"));
  return (
    <>
      <PageHead
        title={
          <>
            {feed.name}{" "}
            {run && (
              <span className={css.runTime}>
                <FormattedMessage
                  id="markets.runOf"
                  values={{ time: runTime(run.startedAt, now, intl) }}
                />
              </span>
            )}
          </>
        }
        lead={run ? runSentence(run, feed, intl) : intl.formatMessage({ id: "markets.noRuns" })}
        action={
          <span className={css.actions}>
            <Button
              variant="outline"
              size="medium"
              busy={csv.busy}
              disabled={feed.problems === 0}
              onClick={csv.start}
            >
              <DownloadIcon />
              <FormattedMessage id="markets.csv" />
            </Button>
            <MarketButton
              feed={feed}
              markets={markets}
              onReview={() => setReviewing(true)}
              primary
            />
          </span>
        }
      />
      {[markets.failure, csv.failure].map(
        (failure) => failure !== undefined && <InlineAlert key={failure}>{failure}</InlineAlert>,
      )}
      <LoadState
        error={runs.error ?? problems.error}
        loaded={runs.data !== undefined && problems.data !== undefined}
        onRetry={() => void Promise.all([runs.mutate(), problems.mutate()])}
        skeleton={{ shape: "rows", count: 8 }}
      />
      {runs.data && problems.data && (
        <div className={css.columns}>
          <RunList runs={runs.data} current={run} now={now} />
          <div className={css.content}>
            {run && <RunFigures run={run} />}
            <ProblemTable problems={problems.data} total={feed.problems} />
            <Pagination
              labels={controlLabelsFor(locale).pagination}
              page={page}
              pageCount={Math.ceil(feed.problems / perPage)}
              getHref={(to) => hrefWithParams({ page: to === 1 ? "" : String(to) })}
              formatNumber={intl.formatNumber}
            />
          </div>
        </div>
      )}
      {isReviewing && (
        <ShrinkDialog
          feed={feed}
          onConfirmed={markets.follow}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  );
}

/** The run of the address, or the newest one. */
function findRun(runs: readonly FeedRun[], id: string | null): FeedRun | undefined {
  return runs.find((run) => String(run.id) === id) ?? runs[0];
}
