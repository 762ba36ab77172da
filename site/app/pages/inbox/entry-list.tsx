import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { Skeleton } from "@realtor/ui/skeleton";
import { FormattedMessage, useIntl } from "react-intl";
import { updateSearchParams } from "#app/admin/search-params.ts";
import { LoadFailed } from "#app/admin/load-failed.tsx";
import { useFailure } from "#app/admin/use-failure.ts";
import * as css from "./entry-list.css.ts";
import { EntryRow } from "./entry-row.tsx";
import type { InboxQuery } from "./inbox-query.ts";
import type { Entries } from "./use-entries.ts";
import { useNow } from "./use-now.ts";

interface EntryListProps {
  query: InboxQuery;
  entries: Entries;
  timeZone: string;
}

/** The entries of a tab, newest first. */
export function EntryList({ query, entries, timeZone }: EntryListProps) {
  const { formatMessage } = useIntl();
  const failure = useFailure(entries.error);
  const now = useNow(30_000);
  const { shown, totalCount } = entries;
  return (
    <>
      {failure !== undefined && (
        <div className={css.under}>
          <LoadFailed onRetry={() => void entries.refresh()}>{failure}</LoadFailed>
        </div>
      )}
      {shown === undefined && failure === undefined && (
        <div className={css.under}>
          <Skeleton label={formatMessage({ id: "admin.loading" })} shape="rows" count={6} />
        </div>
      )}
      {shown && shown.length > 0 && (
        <ul className={css.list} aria-label={formatMessage({ id: "inbox.list" })}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <EntryRow
                entry={entry}
                current={entry.id === query.item}
                now={now}
                timeZone={timeZone}
              />
            </li>
          ))}
        </ul>
      )}
      {shown?.length === 0 && <Nothing {...query} />}
      {shown && shown.length > 0 && shown.length < totalCount && (
        <div className={css.under}>
          <p>
            <FormattedMessage id="inbox.shown" values={{ n: shown.length, total: totalCount }} />
          </p>
          <Button
            variant="outline"
            size="small"
            busy={entries.loadingMore}
            busyLabel={formatMessage({ id: "admin.loading" })}
            onClick={entries.loadMore}
          >
            <FormattedMessage id="inbox.more" />
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ filter, q }: InboxQuery) {
  const isFiltered = q !== "" || filter !== "all";
  const why = !isFiltered
    ? "inbox.empty"
    : q === "" && filter === "spam"
      ? "inbox.emptySpam"
      : "inbox.noResult";
  return (
    <div className={css.under}>
      <EmptyState
        action={
          isFiltered && (
            <Button
              variant="outline"
              size="small"
              onClick={() => updateSearchParams({ q: "", state: "" })}
            >
              <FormattedMessage id="inbox.showAll" />
            </Button>
          )
        }
      >
        <FormattedMessage id={why} />
      </EmptyState>
    </div>
  );
}
