import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { GridList } from "@realtor/ui/grid-list";
import { controlLabelsFor } from "@realtor/ui/labels";
import { Stack } from "@realtor/ui/stack";
import { visuallyHidden } from "@realtor/ui/styles";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LoadState, NoResults } from "#app/admin/list-screen.tsx";
import { hrefWithParams, interceptClick, updateSearchParams } from "#app/admin/search-params.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./entry-list.css.ts";
import { EntryRow, rowLabel } from "./entry-row.tsx";
import type { Entry } from "./entry.ts";
import type { InboxQuery } from "./inbox-query.ts";
import { LongList } from "./long-list.tsx";
import { receivedText } from "./received-time.ts";
import type { Entries } from "./use-entries.ts";
import type { EntryActions } from "./use-entry-actions.ts";
import { useSwipe } from "./use-swipe.ts";

interface EntryListProps {
  query: InboxQuery;
  entries: Entries;
  timeZone: string;
  actions: EntryActions;
}

/** The entries of a tab: unread ones first, then newest first. A swipe to the right is done, to the left spam. */
export function EntryList({ query, entries, timeZone, actions }: EntryListProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { locale } = useAddress();
  const now = useNow(30_000);
  const { shown, totalCount, shownSearch } = entries;
  const list = useRef<HTMLDivElement>(null);
  const swipe = useSwipe((id, direction) => {
    const entry = shown?.find((one) => one.id === id);
    if (!entry) return;
    actions.report(
      direction === "right" ? actions.setState(entry, "done") : actions.setSpam(entry, !entry.spam),
    );
  });

  const received = ({ createdAt }: Entry) =>
    receivedText(createdAt, { now, intl, locale, timeZone });

  return (
    <>
      <output className={visuallyHidden}>
        {shownSearch !== "" && shownSearch === query.q && (
          <FormattedMessage id="inbox.found" values={{ n: totalCount }} />
        )}
      </output>
      <LoadState
        className={css.under}
        error={entries.error}
        loaded={shown !== undefined}
        onRetry={() => void entries.refresh()}
        skeleton={{ shape: "rows", count: 6 }}
      />
      {shown && shown.length > 0 && (
        <LongList root={list} rowCount={shown.length}>
          <GridList
            {...swipe}
            ref={list}
            className={css.list}
            labels={controlLabelsFor(locale).gridList}
            label={formatMessage({ id: "inbox.list" })}
            items={shown}
            itemKey={({ id }) => id}
            itemLabel={(entry) => rowLabel(entry, { intl, locale, received: received(entry) })}
            itemHref={({ id }) => hrefWithParams({ item: id })}
            currentKey={query.item ?? undefined}
            dependencies={[now, intl, locale, timeZone, query.tab, query.filter, query.q]}
            onOpen={({ id }, event) => {
              if (interceptClick(event)) updateSearchParams({ item: id }, { push: true });
            }}
          >
            {(entry) => <EntryRow entry={entry} received={received(entry)} timeZone={timeZone} />}
          </GridList>
        </LongList>
      )}
      {shown?.length === 0 && <Nothing {...query} />}
      {shown && shown.length > 0 && shown.length < totalCount && (
        <Stack gap={12} align="start" className={css.under}>
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
        </Stack>
      )}
    </>
  );
}

function Nothing({ filter, q }: InboxQuery) {
  if (q === "" && filter === "all")
    return (
      <Stack gap={12} align="start" className={css.under}>
        <EmptyState>
          <FormattedMessage id="inbox.empty" />
        </EmptyState>
      </Stack>
    );
  const why = q === "" && filter === "spam" ? "inbox.emptySpam" : "inbox.noResult";
  return (
    <Stack gap={12} align="start" className={css.under}>
      <NoResults filters={["q", "state"]} showAll={<FormattedMessage id="inbox.showAll" />}>
        <FormattedMessage id={why} />
      </NoResults>
    </Stack>
  );
}

/** The current time, updated every `ms`. */
function useNow(ms: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return now;
}
