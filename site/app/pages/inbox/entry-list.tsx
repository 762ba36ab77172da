import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { GridList } from "@realtor/ui/grid-list";
import { controlLabelsFor } from "@realtor/ui/labels";
import { Status } from "@realtor/ui/status";
import { useEffect, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { LoadState, NoResults } from "#app/admin/list-screen.tsx";
import { hrefWithParams, interceptClick, updateSearchParams } from "#app/admin/search-params.ts";
import { useAddress } from "#app/page-root.tsx";
import type { Locale } from "@realtor/api/locales";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { listingName } from "./contact-listing.ts";
import * as css from "./entry-list.css.ts";
import { type Entry, nameOf, phoneOf } from "./entry.ts";
import type { InboxQuery } from "./inbox-query.ts";
import { RealtorName } from "./realtor-name.tsx";
import { receivedText } from "./received-text.ts";
import type { Entries } from "./use-entries.ts";
import { stateMessages, inboxMessages } from "./inbox-messages.ts";

const messages = defineMessages({
  emptySpam: {
    id: "inbox.emptySpam",
    defaultMessage: "There is no spam.",
    description: "Shown instead of the list when there is no spam.",
  },
  noResult: {
    id: "inbox.noResult",
    defaultMessage: "No inquiries match.",
    description: "Shown instead of the list when no inquiry matches search and filter.",
  },
});

const rowMessages = defineMessages({
  unread: {
    id: "inbox.unread",
    defaultMessage: "Unread",
    description: "Marker, read by screen readers, of an inquiry that has not been opened.",
  },
});

interface EntryListProps {
  query: InboxQuery;
  entries: Entries;
  timeZone: string;
}

/** The entries of a tab, newest first. */
export function EntryList({ query, entries, timeZone }: EntryListProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { locale } = useAddress();
  const now = useNow(30_000);
  const { shown, totalCount } = entries;

  const received = ({ createdAt }: Entry) =>
    receivedText(createdAt, { now, intl, locale, timeZone });

  return (
    <>
      <LoadState
        className={css.under}
        error={entries.error}
        loaded={shown !== undefined}
        onRetry={() => void entries.refresh()}
        skeleton={{ shape: "rows", count: 6 }}
      />
      {shown && shown.length > 0 && (
        <GridList
          className={css.list}
          labels={controlLabelsFor(locale).gridList}
          label={formatMessage({
            id: "inbox.list",
            defaultMessage: "Inquiries",
            description: "Accessible name of the list of inquiries.",
          })}
          items={shown}
          itemKey={({ id }) => id}
          itemLabel={(entry) => rowLabel(entry, { intl, locale, received: received(entry) })}
          itemHref={({ id }) => hrefWithParams({ item: id })}
          currentKey={query.item ?? undefined}
          onOpen={({ id }, event) => {
            if (interceptClick(event)) updateSearchParams({ item: id }, { push: true });
          }}
        >
          {(entry) => <EntryRow entry={entry} received={received(entry)} />}
        </GridList>
      )}
      {shown?.length === 0 && <Nothing {...query} />}
      {shown && shown.length > 0 && shown.length < totalCount && (
        <div className={css.under}>
          <p>
            <FormattedMessage
              id="inbox.shown"
              defaultMessage="{n} of {total}"
              description="Number of inquiries in the list; {n} of {total} are shown."
              values={{ n: shown.length, total: totalCount }}
            />
          </p>
          <Button
            variant="outline"
            size="small"
            busy={entries.loadingMore}
            busyLabel={formatMessage(adminMessages.loading)}
            onClick={entries.loadMore}
          >
            <FormattedMessage
              id="inbox.more"
              defaultMessage="Show more"
              description="Button that loads more inquiries."
            />
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ filter, q }: InboxQuery) {
  if (q === "" && filter === "all")
    return (
      <div className={css.under}>
        <EmptyState>
          <FormattedMessage
            id="inbox.empty"
            defaultMessage="No inquiries yet. New ones will appear here."
            description="Shown instead of the list when there are no inquiries."
          />
        </EmptyState>
      </div>
    );
  const why = q === "" && filter === "spam" ? messages.emptySpam : messages.noResult;
  return (
    <div className={css.under}>
      <NoResults
        filters={["q", "state"]}
        showAll={
          <FormattedMessage
            id="inbox.showAll"
            defaultMessage="Show all"
            description="Button that clears search and filter."
          />
        }
      >
        <FormattedMessage {...why} />
      </NoResults>
    </div>
  );
}

interface RowTexts {
  intl: IntlShape;
  locale: Locale;
  received: string;
}

/** What a screen reader says for a row. */
function rowLabel(entry: Entry, { intl, locale, received }: RowTexts): string {
  const state = intl.formatMessage(stateMessages[entry.state]);
  const [content = ""] = (entry.kind === "lead" ? entry.area : entry.message).split("\n", 1);
  const home = entry.kind === "contact" && entry.listing ? [listingName(entry.listing)] : [];
  const unread = entry.readAt === null ? [intl.formatMessage(rowMessages.unread)] : [];
  return [nameOf(entry, locale), ...home, content, received, state, ...unread].join(", ");
}

/** One entry of the list; an unread one is bold and marked by a square and a text. */
function EntryRow({ entry, received }: { entry: Entry; received: string }) {
  const { locale } = useAddress();
  const unread = entry.readAt === null;
  return (
    <span className={css.row} data-entry={entry.id} data-unread={unread}>
      <span>
        <span className={css.name}>{nameOf(entry, locale)}</span>
        <Lines entry={entry} />
      </span>
      <span className={css.end}>
        <time dateTime={entry.createdAt}>{received}</time>
        <Status kind={unread ? "new" : "draft"}>
          <FormattedMessage {...stateMessages[entry.state]} />
          {unread && (
            <span className={css.unread}>
              , <FormattedMessage {...rowMessages.unread} />
            </span>
          )}
        </Status>
      </span>
    </span>
  );
}

function Lines({ entry }: { entry: Entry }) {
  const { isStaff } = useAdmin();
  const phone = phoneOf(entry).text;
  if (entry.kind === "lead") {
    return (
      <>
        <span className={css.line}>{entry.area}</span>
        <span className={css.line}>{phone}</span>
      </>
    );
  }
  return (
    <>
      {entry.listing && (
        <span className={css.line} lang="en">
          {listingName(entry.listing)}
        </span>
      )}
      <span className={css.line}>{entry.message}</span>
      <span className={css.line}>{isStaff ? <Addressee realtor={entry.realtor} /> : phone}</span>
    </>
  );
}

function Addressee({ realtor }: Pick<Extract<Entry, { kind: "contact" }>, "realtor">) {
  return (
    <>
      <FormattedMessage {...inboxMessages.for} />:{" "}
      {realtor ? (
        <RealtorName realtor={realtor} />
      ) : (
        <FormattedMessage {...inboxMessages.forGone} />
      )}
    </>
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
